import { isPermissionKey } from '@dossier/proto/permissions/keys';
import type { Role } from '@dossier/proto/permissions/roles';
import type { Reader } from '@dossier/proto/records/view';
import { useMemo } from 'react';
import { useMe } from '@/lib/me';

/** The signed-in person as the record model knows people: role and permissions. */
export function useReader(): Reader {
  const { user, permissions } = useMe();
  return useMemo(() => {
    const held = Object.entries(permissions).flatMap(([key, effect]) =>
      effect === 'allow' && isPermissionKey(key) ? [key] : [],
    );
    return { role: (user.type ?? 'CLIENT') as Role, permissions: new Set(held) };
  }, [user.type, permissions]);
}
