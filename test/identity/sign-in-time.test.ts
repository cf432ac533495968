import { login, register } from '@dossier/proto/calls/identity';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { api } from '../support/api.js';
import { expectFailure } from '../support/expect.js';
import { hasBareServers, type OwnStack, ownStack } from '../support/own-stack.js';
import { newEmail, newPassword, succeeded } from '../support/people.js';

const ATTEMPTS = 30;
/** Medians may lie so far apart, whichever is more. */
const SHARE = 0.2;
const LEAST_MS = 5;
const suite = hasBareServers ? describe : describe.skip;

suite('the time that a refused sign-in takes', () => {
  let stack: OwnStack;
  let known: string[];

  beforeAll(async () => {
    // A stack of its own has nobody else's sign-ins to wait for.
    stack = await ownStack({ TWO_FACTOR: 'off', RATE_LIMIT_FACTOR: '1000' });
    known = Array.from({ length: ATTEMPTS }, newEmail);
    for (const email of known)
      succeeded(await api(undefined, stack.url)(register, { username: 'Ada Admin', email, password: newPassword() }));
  });
  afterAll(() => stack?.stop());

  const timed = async (email: string): Promise<number> => {
    const started = performance.now();
    const answer = await api(undefined, stack.url)(login, { email, password: 'wrong-Password' });
    const took = performance.now() - started;
    expectFailure(answer, 401, 'identity.credentials.wrong');
    return took;
  };

  it('S5: does not tell an unknown e-mail from a known one', async () => {
    await timed(newEmail());
    const [wrong, unknown]: [number[], number[]] = [[], []];
    // One after the other, so that what else the machine does falls on both.
    for (const email of known) {
      wrong.push(await timed(email));
      unknown.push(await timed(newEmail()));
    }
    const medians = { wrong: median(wrong), unknown: median(unknown) };
    const allowed = Math.max(LEAST_MS, SHARE * Math.max(medians.wrong, medians.unknown));
    expect({ ...medians, isNear: Math.abs(medians.wrong - medians.unknown) <= allowed }).toEqual({
      ...medians,
      isNear: true,
    });
  });
});

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] as number;
}
