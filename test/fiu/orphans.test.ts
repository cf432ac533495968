import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { keys, plant } from '../support/bucket.js';
import { eventually } from '../support/eventually.js';
import { endProcess, hasBareServers, type OwnStack, ownStack, startProcess } from '../support/own-stack.js';
import type { Person } from '../support/people.js';
import { converted, filledSample, reportingTenant } from './arranged.js';

const newName = () => randomBytes(24).toString('hex');
const suite = hasBareServers ? describe : describe.skip;

suite('workbooks and reports that no upload names', () => {
  let stack: OwnStack;
  let admin: Person;

  beforeAll(async () => {
    stack = await ownStack({ TWO_FACTOR: 'off', RATE_LIMIT_FACTOR: '100' }, 1, ['kyc', 'billing', 'fiu']);
    // The helpers of this folder talk to this stack from here on.
    process.env.DOSSIER_URL = stack.url;
    admin = (await reportingTenant()).admin;
  }, 120_000);
  afterAll(() => stack?.stop());

  it('are removed once they are old; what an upload names and all others stay', async () => {
    // What tests before left there may be orphans, too.
    const old = new Set(await keys());
    await converted(admin, await filledSample(admin));
    const named = (await keys()).filter((key) => /^fiu\/(uploads|reports)\//.test(key) && !old.has(key));
    expect(named.length).toBeGreaterThanOrEqual(2);
    const orphans = [await plant(`fiu/uploads/${newName()}`), await plant(`fiu/reports/${newName()}`)];
    const others = [await plant(), await plant('fiu/uploads/notes.txt')];
    const collecting = startProcess('services/fiu/dist/main.js', { ...stack.env, ORPHAN_HOURS: '0', HEALTH_PORT: '0' });
    try {
      await collecting.ready;
      await eventually(async () => {
        const now = await keys();
        for (const key of orphans) expect(now).not.toContain(key);
      });
    } finally {
      await endProcess(collecting);
    }
    expect(await keys()).toEqual(expect.arrayContaining([...named, ...others]));
  }, 60_000);
});
