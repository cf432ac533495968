import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { answer, api } from '@/lib/api/client';
import { paths } from '@/lib/paths';
import { useSession } from '@/lib/session';

/** Back from the provider with a code, which works once: signs in, or leads to the form that says why not. */
export async function arrive({ request }: LoaderFunctionArgs): Promise<Response | null> {
  const code = new URL(request.url).searchParams.get('code');
  if (!code || useSession.getState().token) return null;
  try {
    const { token } = await answer(api.POST('/api/v1/login/single-sign-on', { body: { code } }));
    useSession.getState().start(token);
    return null;
  } catch {
    return redirect(`${paths.singleSignOn.href()}?refused=identity.sso.expired`);
  }
}
