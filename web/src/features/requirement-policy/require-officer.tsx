import type { ReactNode } from 'react';
import { NotPermitted } from '@/components/require-permission';
import { useUser } from '@/lib/me';

const OFFICERS: readonly (string | null)[] = ['ADMINISTRATOR', 'COMPLIANCE_OFFICER'];

/** The requirements of a company are its administrators' and compliance officers' matter. */
export function RequireOfficer({ children }: { children: ReactNode }) {
  return OFFICERS.includes(useUser().type) ? children : <NotPermitted />;
}
