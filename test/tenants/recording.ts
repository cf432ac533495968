import type { HttpCall } from '@dossier/proto/calls/call';
import type { Api } from '../support/api.js';
import type { Person } from '../support/people.js';

/** A request as it was sent, and what it answered. */
export type Recorded = { call: HttpCall<unknown, unknown>; input: Record<string, unknown>; answer: unknown };

/** The same person, whose every successful request is kept in `into`. */
export function recording(person: Person, into: Recorded[]): Person {
  const call: Api = async (definition, input = {}, headers = {}) => {
    const answer = await person.call(definition, input, headers);
    if (answer.status === 200) {
      into.push({
        call: definition as HttpCall<unknown, unknown>,
        input: input as Record<string, unknown>,
        answer: answer.body,
      });
    }
    return answer;
  };
  return { ...person, call };
}

const ID = /\b[0-9a-f]{24}\b/g;

/** Every identifier that appears in a value. */
export const idsIn = (value: unknown): Set<string> => new Set(JSON.stringify(value)?.match(ID) ?? []);

/** The same input with every identifier replaced by one that nothing has; equal ones stay equal. */
export function withUnknownIds(input: Record<string, unknown>): Record<string, unknown> {
  const known = new Map<string, string>();
  const text = JSON.stringify(input).replace(ID, (id) => {
    const unknown = known.get(id) ?? randomId();
    known.set(id, unknown);
    return unknown;
  });
  return JSON.parse(text) as Record<string, unknown>;
}

const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** An answer without the identifiers in it, to compare two that should differ in nothing else. */
export const withoutIds = (body: unknown): unknown => JSON.parse(JSON.stringify(body).replaceAll(ID, 'id')) as unknown;
