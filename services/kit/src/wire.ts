import { Failure, failure, type WireFailure } from '@dossier/proto/failures/failure';
import { log } from './log.js';

/** NATS headers beside the body of a call. */
export const HEADERS = {
  principal: 'dossier-principal',
  deadline: 'dossier-deadline',
  requestId: 'dossier-request-id',
  idempotencyKey: 'idempotency-key',
  traceparent: 'traceparent',
  ip: 'dossier-ip',
  userAgent: 'dossier-user-agent',
  language: 'dossier-language',
} as const;

export type Reply<Out> = { answer: Out } | { failure: WireFailure };

const OUTAGES = new Set([
  'MongoServerSelectionError',
  'MongooseServerSelectionError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoOperationTimeoutError',
  'MongoPoolClearedError',
  'MongoNotConnectedError',
  'MongoWriteConcernError',
]);

/** Turns whatever was thrown into the one shape that leaves a service. A bug is logged here and shows nothing outside. */
export function toWireFailure(error: unknown): WireFailure {
  if (error instanceof Failure) return error.wire;
  const { name, code, errorLabels } = (error ?? {}) as { name?: string; code?: unknown; errorLabels?: string[] };
  if (code === 11_000) return failure('object.conflict').wire;
  if (code === 112) return failure('object.conflict').wire;
  const isOutage = OUTAGES.has(name ?? '') || isRetryable(error) || errorLabels?.includes('TransientTransactionError');
  if (isOutage) {
    log.warn({ error: name, reason: (error as Error).message }, 'a part is down');
    return failure('system.unavailable').wire;
  }
  log.error({ err: error }, 'unexpected error');
  return failure('system.error').wire;
}

const isRetryable = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'hasErrorLabel' in error &&
  (error as { hasErrorLabel: (label: string) => boolean }).hasErrorLabel('RetryableWriteError');
