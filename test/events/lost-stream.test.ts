import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { approveChange } from '@dossier/proto/calls/workflow';
import { changeApproved } from '@dossier/proto/events/workflow';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Servers, startServers } from '../../scripts/servers/index.mjs';
import { eventually } from '../support/eventually.js';
import {
  endProcess,
  hasBareServers,
  type OwnStack,
  ownStack,
  type Running,
  startProcess,
} from '../support/own-stack.js';
import { newTenant, type Person, succeeded } from '../support/people.js';
import { onStored } from '../support/stored.js';
import { subscribe } from '../support/subscriber.js';
import { editOne, newClient, notificationOf, notifications } from '../workflow/client-file.js';

const WORKFLOW = 'services/workflow/dist/main.js';

(hasBareServers ? describe : describe.skip)('a stream whose store was lost', () => {
  const before = process.env.DOSSIER_URL;
  let folder: string;
  let bus: Servers;
  let stack: OwnStack;
  let workflow: Running;
  let admin: Person;
  let company: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dossier-test-'));
    bus = await startServers({ dir: folder, only: ['nats'] });
    const settings = { NATS_URL: bus.natsUrl ?? '', TWO_FACTOR: 'off', RATE_LIMIT_FACTOR: '1000' };
    stack = await ownStack(settings, 1, ['kyc']);
    process.env.DOSSIER_URL = stack.url;
    workflow = startProcess(WORKFLOW, stack.env);
    await workflow.ready;
    ({ admin } = await newTenant());
    company = await newClient(admin);
  });

  afterAll(async () => {
    process.env.DOSSIER_URL = before;
    await endProcess(workflow);
    await stack?.stop();
    await bus?.stop();
  });

  const change = (activity: string) => editOne(admin, company, 'company', company, { activity });

  const allSent = () =>
    eventually(async () => {
      const waiting = { 'envelope.subject': company, sent_at: { $exists: false } };
      const count = () => onStored('kyc', 'outbox', (rows) => rows.countDocuments(waiting), process.env.MONGO_URL);
      expect(await count()).toBe(0);
    });

  async function loseTheStore(): Promise<void> {
    await bus.processes.nats?.stop();
    await rm(join(folder, 'nats'), { recursive: true });
    await bus.processes.nats?.restart();
  }

  it('is filled again: nobody misses an event, and what was heard before has no second effect', async () => {
    const heard = await change('Shipping');
    await notificationOf(admin, 'forConfirmation', company, heard);
    succeeded(await admin.call(approveChange, { id: heard }));
    // The stream alone knows of the second change: its hearer is away.
    await endProcess(workflow);
    const missed = await change('Fishing');
    await allSent();
    await loseTheStore();
    workflow = startProcess(WORKFLOW, stack.env);
    await notificationOf(admin, 'forConfirmation', company, missed);
    const { hear, stop } = subscribe(changeApproved.subject, { NATS_URL: bus.natsUrl });
    try {
      await hear(({ subject }) => subject === company);
    } finally {
      stop();
    }
    expect((await notifications(admin, 'forConfirmation', company)).map(({ _id }) => _id)).toEqual([missed]);
    expect((await notifications(admin, 'history', company)).map(({ _id }) => _id)).toEqual([heard]);
  });
});
