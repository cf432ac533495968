import type { Effect, PermissionKey } from '@dossier/proto/permissions/keys';
import { useQueryClient } from '@tanstack/react-query';
import { answer, api } from '@/lib/api/client';
import { useUser } from '@/lib/me';
import { keys } from '@/lib/query-keys';
import { useWrite } from '@/lib/use-write';
import { text } from '../texts';
import { permissionsQuery } from './queries';

type Change = { name: PermissionKey; effect: Effect };

/** Allows or denies one thing. The switch answers at once and turns back if the server refuses. */
export function useSetPermission(userId: string) {
  const client = useQueryClient();
  const isSelf = useUser()._id === userId;
  const { queryKey } = permissionsQuery(userId);
  const show = ({ name, effect }: Change) =>
    client.setQueryData(
      queryKey,
      (before) => before && { ...before, permissions: { ...before.permissions, [name]: effect } },
    );
  const write = (change: Change) => {
    show(change);
    return answer(api.POST('/api/v1/update-permissions', { body: { user_id: userId, ...change } }));
  };
  return useWrite(write, {
    failure: text.users.errors.permissions,
    invalidates: () => (isSelf ? [queryKey, keys.me] : [queryKey]),
    onError: (_, { name, effect }) => {
      show({ name, effect: effect === 'allow' ? 'deny' : 'allow' });
      return false;
    },
  });
}
