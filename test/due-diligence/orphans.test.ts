import { randomBytes } from 'node:crypto';
import { deleteDocument } from '@dossier/proto/calls/due-diligence-documents';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { keys, plant } from '../support/bucket.js';
import { eventually } from '../support/eventually.js';
import { endProcess, hasBareServers, type OwnStack, ownStack, startProcess } from '../support/own-stack.js';
import { succeeded } from '../support/people.js';
import { type Arranged, newForm, sendDocument } from './arranged.js';

const suite = hasBareServers ? describe : describe.skip;

suite('uploads that no document has', () => {
  let stack: OwnStack;
  let form: Arranged;

  beforeAll(async () => {
    stack = await ownStack({ TWO_FACTOR: 'off', RATE_LIMIT_FACTOR: '1000' }, 1, ['kyc', 'workflow', 'due-diligence']);
    process.env.DOSSIER_URL = stack.url;
    form = await newForm();
  });
  afterAll(() => stack?.stop());

  const sent = async () => {
    const { body } = await sendDocument(form.docs, { doc_type: 'structure_chart' });
    return body.file as unknown as { id: string; file: { serverName: string } };
  };

  it('are removed once they are old, taken back ones, too; documents and all others stay', async () => {
    const [kept, taken] = [await sent(), await sent()];
    succeeded(await form.docs.call(deleteDocument, { id: taken.id }));
    const orphan = await plant(`dd-${randomBytes(24).toString('hex')}`);
    const others = [await plant(), await plant('dd-notes.txt')];
    const collecting = startProcess('services/due-diligence/dist/main.js', {
      ...stack.env,
      ORPHAN_HOURS: '0',
      HEALTH_PORT: '0',
    });
    try {
      await collecting.ready;
      await eventually(async () => {
        const now = await keys();
        expect(now).not.toContain(orphan);
        expect(now).not.toContain(taken.file.serverName);
      });
    } finally {
      await endProcess(collecting);
    }
    expect(await keys()).toEqual(expect.arrayContaining([kept.file.serverName, ...others]));
  });
});
