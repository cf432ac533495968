import { readersLanguage } from '@dossier/proto/texts/language';
import { useSession } from '../session';
import { isVisit } from '../visit';
import { apiError, unreachable } from './api-error';
import { bearer } from './bearer';
import { writeKey } from './idempotency';

/** The server gives up after 5 s unless a call has its own deadline; past this the network itself is to blame. */
const TIMEOUT_MS = 20_000;

const isWrite = (method: string) => method !== 'GET' && method !== 'HEAD';
const SESSION_OVER = new Set(['session.missing', 'session.ended']);

export function closeSessionIfOver(code: string): void {
  const { token, close } = useSession.getState();
  if (token && !isVisit() && SESSION_OVER.has(code)) close('ended');
}

const bodyOf = async (response: Response): Promise<unknown> => {
  try {
    return await response.clone().json();
  } catch {
    return undefined;
  }
};

async function exchange(request: Request): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)]) });
  } catch (cause) {
    if (request.signal.aborted) throw cause;
    throw unreachable(cause);
  }
}

/** `fetch` with the session, an idempotency key for writes, and failures as `ApiError`. */
export async function send(request: Request): Promise<Response> {
  const token = bearer();
  if (token) request.headers.set('Authorization', `Bearer ${token}`);
  request.headers.set('Accept-Language', readersLanguage());
  const write = isWrite(request.method) ? await writeKey(request) : undefined;
  if (write) request.headers.set('Idempotency-Key', write.key);
  const response = await exchange(request);
  if (response.ok) {
    write?.settle();
    return response;
  }
  const error = apiError(response, await bodyOf(response));
  if (!error.retryable) write?.settle();
  closeSessionIfOver(error.code);
  throw error;
}
