import type { PermissionKey } from '@dossier/proto/permissions/keys';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useCan } from '@/lib/me';
import { paths } from '@/lib/paths';

/** Without any of the keys the screen is not there: the person goes to the client list. */
export const RequirePermission = ({ any, children }: { any: PermissionKey[]; children: ReactNode }) =>
  useCan()(...any) ? children : <Navigate to={paths.clients.href()} replace />;
