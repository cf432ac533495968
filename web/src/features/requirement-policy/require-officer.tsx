import { isPolicyOfficer } from '@dossier/proto/permissions/roles';
import type { ReactNode } from 'react';
import { NotPermitted } from '@/components/require-permission';
import { useUser } from '@/lib/me';

/** The requirements of a company are its administrators' and compliance officers' matter. */
export function RequireOfficer({ children }: { children: ReactNode }) {
  return isPolicyOfficer(useUser().type) ? children : <NotPermitted />;
}
