import type { ReactNode } from 'react';
import { NotFound } from '@/components/not-found';
import { useFileScope } from '@/file/file-scope';
import type { CompanyType } from '@/lib/client';

/** A screen that only clients of one type have; for the others it is the 404 page. */
export const ClientOfType = ({ type, children }: { type: CompanyType; children: ReactNode }) =>
  useFileScope().company?.company_type === type ? children : <NotFound />;
