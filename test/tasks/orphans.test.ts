import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { keys, plant } from '../support/bucket.js';
import { eventually } from '../support/eventually.js';
import { endProcess, hasBareServers, type OwnStack, ownStack, startProcess } from '../support/own-stack.js';
import { newTenant } from '../support/people.js';
import { attach } from './files.js';

(hasBareServers ? describe : describe.skip)('attachments whose upload broke off', () => {
  const before = process.env.DOSSIER_URL;
  let stack: OwnStack;
  beforeAll(async () => {
    stack = await ownStack({ TWO_FACTOR: 'off', RATE_LIMIT_FACTOR: '100' }, 1, ['tasks']);
    process.env.DOSSIER_URL = stack.url;
  }, 120_000);
  afterAll(async () => {
    process.env.DOSSIER_URL = before;
    await stack?.stop();
  });

  it('are removed once they are old; what was kept and all others stay', async () => {
    const old = new Set(await keys());
    const { admin } = await newTenant();
    expect((await attach(admin, 'support/upload-file')).status).toBe(200);
    const kept = (await keys()).filter((key) => key.startsWith('threads/') && !old.has(key));
    expect(kept).toHaveLength(1);
    const orphan = await plant(`threads/${randomBytes(24).toString('hex')}`);
    const others = [await plant(), await plant('threads/notes.txt')];
    const collecting = startProcess('services/tasks/dist/main.js', { ...stack.env, ORPHAN_HOURS: '0' });
    try {
      await collecting.ready;
      await eventually(async () => expect(await keys()).not.toContain(orphan));
    } finally {
      await endProcess(collecting);
    }
    expect(await keys()).toEqual(expect.arrayContaining([...kept, ...others]));
  }, 60_000);
});
