import { type FieldErrors, type Phrase, say } from '../texts/phrase.js';
import { FAILURES, type FailureCode } from './catalogue.js';

/** The only error shape that crosses NATS. The gateway says its phrases in the language of whoever asked. */
export type WireFailure = {
  status: number;
  code: FailureCode;
  message: Phrase;
  /** What is wrong with each bad field. */
  errors?: FieldErrors;
  /** Facts the caller needs to go on, such as the three versions of a stale field. */
  details?: unknown;
  retryAfter?: number;
  /** What a person's record lacks before it can be screened; the name is the specification's. */
  requiredFileds?: readonly Phrase[];
};

export class Failure extends Error {
  constructor(readonly wire: WireFailure) {
    super(say(wire.message));
    this.name = 'Failure';
  }
}

/** Whether this is the failure of that code. */
export const hasFailed = (error: unknown, code: FailureCode): error is Failure =>
  error instanceof Failure && error.wire.code === code;

/** `throw failure('kyc.subsidiary.not_found')`: status and sentence come from the catalogue. */
export const failure = (code: FailureCode, extra: Partial<Omit<WireFailure, 'code' | 'status'>> = {}): Failure =>
  new Failure({ status: FAILURES[code].status, code, message: failureMessage(code), ...extra });

/** The catalogue's sentence for a code. */
export const failureMessage = (code: FailureCode): Phrase => ({ phrase: `failures.${code}` });

/** A 400 that names each bad field. */
export const invalid = (errors: FieldErrors): Failure => failure('input.invalid', { errors });

export const isWireFailure = (value: unknown): value is WireFailure =>
  typeof value === 'object' && value !== null && 'code' in value && 'status' in value && 'message' in value;
