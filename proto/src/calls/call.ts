import type { FailureCode } from '../failures/catalogue.js';
import type { PermissionKey } from '../permissions/keys.js';
import type { LinkPurpose } from '../permissions/links.js';
import type { Role } from '../permissions/roles.js';
import type { Process } from '../services.js';
import type { FieldErrors } from '../texts/phrase.js';

export type Class<T> = new () => T;

/** Of whoever calls, what a rule may depend on. */
export type Asker = { role?: Role };

/**
 * A visitor whose link is for one of these purposes, and with `people` also who signed in (and holds one of the keys); the owning
 * service looks at the record.
 */
export type LinkAccess = {
  readonly link: readonly LinkPurpose[];
  readonly people?: 'signed-in' | readonly PermissionKey[];
};
/** Who may call: anyone, any live session, a super user, a session that holds one of the keys, or a visitor with a link. */
export type Access = 'public' | 'signed-in' | 'super-user' | readonly PermissionKey[] | LinkAccess;

export const isLinkAccess = (access: Access): access is LinkAccess => typeof access === 'object' && 'link' in access;

type Common<In, Out> = {
  /** NATS subject: `<service>.<noun>.<verb>`. */
  subject: `${string}.${string}.${string}`;
  summary: string;
  input: Class<In>;
  output: Class<Out>;
  /**
   * Rules over several fields: a sentence for each bad one. `broken` names the fields that broke a rule of their own; they are not in
   * `input`, which may hold unknown ones.
   */
  check?(input: Partial<In>, by: Asker, broken: readonly string[]): FieldErrors;
  /** Milliseconds until the caller hears 503. */
  deadline?: number;
  /** Changes something: takes an Idempotency-Key. */
  writes?: boolean;
  /** Input fields that leave no trace, not even in the hash that belongs to an Idempotency-Key. */
  secrets?: readonly string[];
};

/** A call with a place in the REST surface. */
export type HttpCall<In, Out> = Common<In, Out> & {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  base?: 'api/v1' | 'bo/v1';
  access: Access;
  /** Fields of a POST's input that come in the query; all others come in the body. A GET takes all from the query. */
  query?: readonly string[];
  /** What a missing session answers where the specification asks for something else than 401. */
  withoutSession?: FailureCode;
  /** The codes it may answer beyond those that follow from the rest of its definition; `failuresOf` gives all of them. */
  fails?: readonly FailureCode[];
  /** Carries values of a record. Most of their rules need what is stored, so the owning service names all bad ones at once. */
  takesRecordValues?: boolean;
  /** Screens ask it by themselves, again and again: it does not keep a session alive. */
  background?: boolean;
  /** At most `count` calls per address in `seconds`. */
  limit?: { count: number; seconds: number };
};

/** Every code a call may answer over HTTP. */
export function failuresOf<In, Out>(call: HttpCall<In, Out>): FailureCode[] {
  const { access, withoutSession } = call;
  const isPublic = access === 'public';
  const ofSession: FailureCode[] = withoutSession ? [withoutSession] : ['session.missing', 'session.ended'];
  const codes: FailureCode[] = [
    'input.invalid',
    ...(isPublic ? [] : ofSession),
    ...(isLinkAccess(access) ? (['identity.link.ended', 'identity.link.code_needed'] as const) : []),
    ...(isPublic || access === 'signed-in' ? [] : (['permission.denied'] as const)),
    ...(call.fails ?? []),
    ...(call.writes ? (['object.conflict', 'idempotency.key_reused'] as const) : []),
    ...(call.method === 'GET' ? [] : (['request.too_big', 'request.timeout'] as const)),
    ...(call.limit ? (['rate.limited'] as const) : []),
    'system.error',
    'system.unavailable',
  ];
  return [...new Set(codes)];
}

/** A call between processes; NATS itself lets only the named ones make it. */
export type InternalCall<In, Out> = Common<In, Out> & { callers: readonly Process[] };

export type Call<In = unknown, Out = unknown> = HttpCall<In, Out> | InternalCall<In, Out>;

/** Says a call once; the gateway's route, the service's handler, the OpenAPI entry and the NATS permissions follow from it. */
export const httpCall = <In, Out>(definition: HttpCall<In, Out>): HttpCall<In, Out> => definition;
export const internalCall = <In, Out>(definition: InternalCall<In, Out>): InternalCall<In, Out> => definition;

export const isHttpCall = (call: Call): call is HttpCall<unknown, unknown> => 'method' in call;

/** Just under five seconds, so that the caller hears of an outage within five. */
export const DEFAULT_DEADLINE_MS = 4_900;

/** Modules of calls export classes too; this tells the two apart. */
export const isCall = (exported: unknown): exported is Call =>
  typeof exported === 'object' && exported !== null && 'subject' in exported && 'input' in exported;

/** The HTTP calls among a module's exports, by name. */
export const httpCallsOf = (module: object): [string, HttpCall<unknown, unknown>][] =>
  Object.entries(module).filter(
    (entry): entry is [string, HttpCall<unknown, unknown>] => isCall(entry[1]) && isHttpCall(entry[1]),
  );
