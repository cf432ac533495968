import { text } from '../texts/common';

/** A failed call: what the server said, or that it could not be reached. */
export type ApiError = Error & {
  /** HTTP status; 0 when no answer came. */
  status: number;
  /** Stable and machine-readable, such as `kyc.subsidiary.not_found`. */
  code: string;
  /** Sentence by field name. */
  errors: Record<string, string>;
  details?: unknown;
  /** The same request may succeed in a moment: nothing is lost by repeating it. */
  retryable: boolean;
  /** Seconds to wait, from `Retry-After`. */
  retryAfter?: number;
};

type Failure = { code?: string; message?: string; errors?: Record<string, string>; details?: unknown };

const asFailure = (body: unknown): Failure => (typeof body === 'object' && body !== null ? body : {});

/** The error for an answer that is not a success. */
export function apiError(response: Response, body: unknown): ApiError {
  const failure = asFailure(body);
  const retryAfter = Number(response.headers.get('Retry-After')) || undefined;
  return Object.assign(new Error(failure.message ?? text.errors.unexpected), {
    status: response.status,
    code: failure.code ?? `http.${response.status}`,
    errors: failure.errors ?? {},
    details: failure.details,
    retryable: response.status === 503 || response.status === 502 || response.status === 504,
    retryAfter,
  });
}

/** The error for a request that got no answer: offline, refused or timed out. */
export const unreachable = (cause: unknown): ApiError =>
  Object.assign(new Error(navigator.onLine ? text.errors.unreachable : text.errors.offline, { cause }), {
    status: 0,
    code: 'network.unreachable',
    errors: {},
    retryable: true,
  });

export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && 'code' in error && 'retryable' in error;

/** Whether the call asked for something that is not there, or not for this person: the 404 page. */
export const isNotFound = (error: unknown): boolean => isApiError(error) && error.status === 404;

/** The sentence to show for any thrown thing. */
export const messageOf = (error: unknown): string => (isApiError(error) ? error.message : text.errors.unexpected);
