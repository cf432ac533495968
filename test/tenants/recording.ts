import type { HttpCall } from '@dossier/proto/calls/call';
import type { Answer, Api } from '../support/api.js';
import type { Person } from '../support/people.js';

type Input = Record<string, unknown>;
type Sent = Pick<Answer<unknown>, 'status' | 'body'>;

/** A request as it was sent, and what it answered. `send` sends it again where it is no JSON: a form, or the answer a file. */
export type Recorded = {
  call: HttpCall<unknown, unknown>;
  input: Input;
  answer: unknown;
  send?: (by: Person, input: Input) => Promise<Sent>;
};

export const sendAgain = ({ call, send }: Recorded, by: Person, input: Input): Promise<Sent> =>
  send ? send(by, input) : by.call(call, input);

/** Sends a request that is no JSON and keeps it. */
export async function recordSent<Out extends Sent>(
  into: Recorded[],
  call: object,
  by: Person,
  input: Input,
  send: (by: Person, input: Input) => Promise<Out>,
): Promise<Out> {
  const answer = await send(by, input);
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  into.push({ call: call as HttpCall<unknown, unknown>, input, answer: answer.body, send });
  return answer;
}

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

/** Of an object, or of a stored file. */
const ID = /\b(?:[0-9a-f]{24}|[0-9a-f]{48})\b/g;

/** Every identifier that appears in a value. */
export const idsIn = (value: unknown): Set<string> => new Set(JSON.stringify(value)?.match(ID) ?? []);

/** The same input with every identifier replaced by one that nothing has; equal ones stay equal. */
export function withUnknownIds(input: Record<string, unknown>): Record<string, unknown> {
  const known = new Map<string, string>();
  const text = JSON.stringify(input).replace(ID, (id) => {
    const unknown = known.get(id) ?? randomId(id.length / 2);
    known.set(id, unknown);
    return unknown;
  });
  return JSON.parse(text) as Record<string, unknown>;
}

const randomId = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** An answer without the identifiers in it, to compare two that should differ in nothing else. */
export const withoutIds = (body: unknown): unknown => JSON.parse(JSON.stringify(body).replaceAll(ID, 'id')) as unknown;
