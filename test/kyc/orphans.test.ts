import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { keys, plant, store } from '../support/bucket.js';
import { eventually } from '../support/eventually.js';
import { endProcess, freePort, hasBareServers, type OwnStack, ownStack, startProcess } from '../support/own-stack.js';
import { newTenant, type Person } from '../support/people.js';
import { corporate } from './arranged.js';
import { open, pdf, replace, upload, viewToken, waiting } from './upload.js';

/** Longer than one look at a small store takes. */
const LOOK_MS = 2_000;
const suite = hasBareServers ? describe : describe.skip;

suite('files that belong to no document', () => {
  let stack: OwnStack;
  let admin: Person;
  let documents: string[];

  beforeAll(async () => {
    stack = await ownStack({ TWO_FACTOR: 'off', RATE_LIMIT_FACTOR: '1000' }, 1, ['kyc']);
    // Everything in this file is asked of the own stack.
    process.env.DOSSIER_URL = stack.url;
    admin = (await newTenant()).admin;
    const company_id = await corporate(admin);
    const first = await upload(admin, { company_id, documentType: 'kyc-ma-1' }, pdf('first'));
    const second = await replace(admin, first.body.file._id, pdf('second'));
    documents = [first, second].map((sent) => waiting(sent).serverName);
  });
  afterAll(() => stack?.stop());

  /** While one more kyc process runs that removes what is older than so many hours; `metrics` is what it shows of itself. */
  const whileCollecting = async (
    hours: string | undefined,
    look: (metrics: () => Promise<string>) => Promise<void>,
  ) => {
    const health = await freePort();
    const more = { HEALTH_PORT: String(health), ...(hours === undefined ? {} : { ORPHAN_HOURS: hours }) };
    const kyc = startProcess('services/kyc/dist/main.js', { ...stack.env, ...more });
    try {
      await kyc.ready;
      await look(async () => (await fetch(`http://127.0.0.1:${health}/metrics`)).text());
    } finally {
      await endProcess(kyc);
    }
  };

  it('are removed once they are old; documents, their history and other folders stay', async () => {
    const orphan = await plant();
    const others = [await plant('screenings/some/report.pdf'), await plant('readme.txt')];
    await whileCollecting(undefined, async () => {
      await pause(LOOK_MS);
      expect(await keys()).toContain(orphan);
    });
    await whileCollecting('0', async (metrics) => {
      await eventually(async () => expect(await keys()).not.toContain(orphan));
      await eventually(async () => expect(await metrics()).toMatch(/^dossier_orphaned_files_removed_total [1-9]/m));
    });
    expect(await keys()).toEqual(expect.arrayContaining([...documents, ...others]));
    for (const name of documents) expect((await open(name, await viewToken(admin))).status).toBe(200);
  });

  it('stay while another database keeps its documents in the same bucket', async () => {
    const orphan = await plant();
    const other = await plant('installations/0123');
    await whileCollecting('0', () => pause(LOOK_MS));
    expect(await keys()).toContain(orphan);
    await store().client.removeObject(store().bucket, other);
    await whileCollecting('0', async () => {
      await eventually(async () => expect(await keys()).not.toContain(orphan));
    });
  });
});
