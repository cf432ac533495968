import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { eventually } from './eventually.js';
import { onStored } from './stored.js';

/** Runs a job of a service's clock now, and waits until it is done. */
export const clockStrikes = (name: string, of = 'kyc'): Promise<void> =>
  onStored(of, 'jobs', async (rows) => {
    const _id = `test-${randomUUID()}`;
    const now = new Date();
    const owner = { tenant_id: '', actor_id: '', actor_name: of };
    await rows.insertOne({ _id, name, state: 'waiting', ...owner, created: now, next_at: now, attempt: 0 });
    await eventually(async () => expect((await rows.findOne({ _id }))?.state).toBe('done'), 30_000);
  });
