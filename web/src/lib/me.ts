import type { Effect, PermissionKey } from '@dossier/proto/permissions/keys';
import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { isApiError } from './api/api-error';
import { answer, api } from './api/client';
import { useSession } from './session';
import { rememberLanguage } from './texts/language';

async function loadMe() {
  try {
    const me = await answer(api.GET('/api/v1/get-user'));
    const { user, belongTo } = useSession.getState();
    belongTo(me.user._id);
    // Before the first screen only: later something may have been typed.
    if (user === null && rememberLanguage(me.user.language ?? 'auto')) window.location.reload();
    return me;
  } catch (error) {
    if (isApiError(error) && error.status === 403) useSession.getState().close('ended');
    throw error;
  }
}

/** The signed-in user with permissions; the shell has loaded it before any screen renders. */
export const meQuery = queryOptions({ queryKey: ['me'], queryFn: loadMe, staleTime: 60_000 });

export const useMe = () => useSuspenseQuery(meQuery).data;
export const useUser = () => useMe().user;

export type Can = (...keys: PermissionKey[]) => boolean;

export const holds =
  (permissions: Partial<Record<string, Effect>>): Can =>
  (...keys) =>
    keys.some((key) => permissions[key] === 'allow');

/** `can('create_user')`: whether the signed-in user holds any of the keys. The server decides again. */
export function useCan(): Can {
  const permissions = useQuery(meQuery).data?.permissions ?? {};
  return holds(permissions);
}
