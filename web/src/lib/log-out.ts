import { answer, api } from './api/client';
import { paths } from './paths';
import { useSession } from './session';

/** Ends the session on the server and here; the page starts anew, so nothing of this person stays in memory. */
export async function logOut(): Promise<void> {
  await answer(api.POST('/api/v1/logout')).catch(() => undefined);
  useSession.getState().close();
  window.location.assign(paths.login.href());
}
