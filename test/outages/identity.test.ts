import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { listCompanies } from '@dossier/proto/calls/kyc-companies';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { expectFailure } from '../support/expect.js';
import {
  endProcess,
  hasBareServers,
  type OwnStack,
  ownStack,
  type Running,
  startProcess,
} from '../support/own-stack.js';
import { newTenant, type Person, succeeded } from '../support/people.js';

const IDENTITY = 'services/identity/dist/main.js';
const LIMIT_MS = 15_000;

(hasBareServers ? describe : describe.skip)('while nobody can tell whose session it is', () => {
  const before = process.env.DOSSIER_URL;
  let stack: OwnStack;
  let identity: Running;
  let admin: Person;

  beforeAll(async () => {
    stack = await ownStack({ TWO_FACTOR: 'off', RATE_LIMIT_FACTOR: '1000' }, 0, ['kyc']);
    process.env.DOSSIER_URL = stack.url;
    identity = startProcess(IDENTITY, stack.env);
    await identity.ready;
    ({ admin } = await newTenant());
  });

  afterAll(async () => {
    process.env.DOSSIER_URL = before;
    await endProcess(identity);
    await stack?.stop();
  });

  /** Asks four times a second until it is refused; answers after how long that was. */
  async function refused(): Promise<number> {
    const since = Date.now();
    for (;;) {
      const answer = await admin.call(listCompanies);
      const ms = Date.now() - since;
      if (answer.status !== 200) {
        expectFailure(answer, 503, 'system.unavailable');
        return ms;
      }
      if (ms > LIMIT_MS) throw new Error('It is still answered');
      await pause(250);
    }
  }

  it('whoever was signed in a moment ago goes on for a few seconds, then hears 503 until somebody can tell again', async () => {
    succeeded(await admin.call(listCompanies));
    identity.kill('SIGKILL');
    await once(identity, 'exit');
    const ms = await refused();
    expect(ms).toBeGreaterThan(2_000);
    expect(ms).toBeLessThan(8_000);
    for (let times = 0; times < 4; times++) expectFailure(await admin.call(listCompanies), 503, 'system.unavailable');
    identity = startProcess(IDENTITY, stack.env);
    await identity.ready;
    await eventually(async () => succeeded(await admin.call(listCompanies)));
  });
});
