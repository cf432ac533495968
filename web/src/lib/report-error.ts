import { isApiError } from './api/api-error';
import { answer, api } from './api/client';

const LONGEST = 4_000;
const AT_MOST = 10;
let sent = 0;

/** Reports what went wrong in the browser. The query of the address may hold a token, so it stays here. */
export async function reportError(reason: unknown): Promise<void> {
  if (isApiError(reason) || sent >= AT_MOST) return;
  sent += 1;
  const error = reason instanceof Error ? reason : new Error(String(reason));
  const body = {
    message: error.message.slice(0, LONGEST),
    stack: (error.stack ?? '').slice(0, LONGEST),
    url: window.location.origin + window.location.pathname,
  };
  await answer(api.POST('/api/v1/error', { body })).catch(() => undefined);
}

export const reportUnhandledRejections = (): void =>
  window.addEventListener('unhandledrejection', (event) => {
    void reportError(event.reason);
  });
