import { expect } from '@jest/globals';
import type { Answer } from './api.js';

/** The answer is this failure, in the one shape failures have. */
export function expectFailure({ status, body }: Answer<unknown>, expected: number, code: string): void {
  expect({ status, code: body.code }).toEqual({ status: expected, code });
  expect(body.message).toEqual(expect.any(String));
}

/** A 400 that names exactly these fields. */
export function expectInvalid(answer: Answer<unknown>, ...fields: string[]): void {
  expectFailure(answer, 400, 'input.invalid');
  expect(Object.keys(answer.body.errors ?? {}).sort()).toEqual(fields.sort());
}

/** An id that no object has. */
export const UNKNOWN_ID = 'f'.repeat(24);
