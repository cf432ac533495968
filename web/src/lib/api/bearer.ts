import { useSession } from '../session';
import { isVisit, visitToken } from '../visit';

/** Whose calls this page makes: a visitor's page those of its link, also in the browser of somebody who is signed in. */
export const bearer = (): string | undefined => (isVisit() ? visitToken() : (useSession.getState().token ?? undefined));
