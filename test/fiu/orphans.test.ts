import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bucket } from '../gateway/store.js';
import { eventually } from '../support/eventually.js';
import { hasBareServers, type OwnStack, ownStack } from '../support/own-stack.js';
import type { Person } from '../support/people.js';
import { onStored } from '../support/stored.js';
import { converted, filledSample, reportingTenant } from './arranged.js';

const suite = hasBareServers ? describe : describe.skip;

suite('workbooks and reports that no upload names', () => {
  let stack: OwnStack;
  let admin: Person;

  beforeAll(async () => {
    stack = await ownStack({ TWO_FACTOR: 'off', RATE_LIMIT_FACTOR: '100', ORPHAN_HOURS: '0' }, 1, [
      'kyc',
      'billing',
      'fiu',
    ]);
    // The helpers of this folder talk to this stack from here on.
    process.env.DOSSIER_URL = stack.url;
    admin = (await reportingTenant()).admin;
  }, 120_000);
  afterAll(() => stack?.stop());

  /** What the clock does at night. */
  const clean = () =>
    onStored(
      'fiu',
      'jobs',
      (jobs) => {
        const now = new Date();
        const whose = { tenant_id: '', actor_id: '', actor_name: '' };
        const job = {
          name: 'remove-orphaned-files',
          state: 'waiting',
          attempt: 0,
          created: now,
          next_at: now,
          ...whose,
        };
        return jobs.insertOne({ _id: randomUUID(), ...job });
      },
      process.env.MONGO_URL,
    );

  it('are removed; what an upload names and other folders stay', async () => {
    await converted(admin, await filledSample(admin));
    const named = (await bucket().keys()).filter((key) => key.startsWith('fiu/'));
    expect(named.length).toBeGreaterThanOrEqual(2);
    const orphans = ['fiu/uploads/', 'fiu/reports/'].map((folder) => folder + randomUUID());
    const other = `screenings/${randomUUID()}`;
    for (const key of [...orphans, other]) await bucket().put(key);
    await clean();
    await eventually(async () => {
      const keys = await bucket().keys();
      for (const key of orphans) expect(keys).not.toContain(key);
    });
    expect(await bucket().keys()).toContain(other);
    expect(await bucket().keys()).toEqual(expect.arrayContaining(named));
  }, 60_000);
});
