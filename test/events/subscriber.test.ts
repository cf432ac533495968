import { approveChange } from '@dossier/proto/calls/workflow';
import { consumerOf, STREAM } from '@dossier/proto/events/event';
import { changeApproved } from '@dossier/proto/events/workflow';
import { describe, expect, it } from '@jest/globals';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { addUser, newTenant, succeeded } from '../support/people.js';
import { account, example, hasSubscriber, subscribe } from '../support/subscriber.js';
import { editOne, newClient, notificationOf } from '../workflow/client-file.js';

const whole = hasSubscriber ? describe : describe.skip;

whole('the example of docs/events.md', () => {
  it('has at most fifteen lines', () => {
    expect(example('ts').trim().split('\n').length).toBeLessThanOrEqual(15);
  });

  it('hears an approval, in the form its schema says', async () => {
    const { hear, stop } = subscribe(changeApproved.subject);
    try {
      const company = await approveOne();
      await hear(({ subject }) => subject === company);
    } finally {
      stop();
    }
  });
});

whole('another system', () => {
  it('has no part in the consumers of the services', async () => {
    const { NATS_URL, NATS_USER: user, NATS_PASSWORD: pass } = account();
    const connection = await connect({ servers: NATS_URL, user, pass, inboxPrefix: '_INBOX' });
    try {
      const manager = await jetstreamManager(connection, { timeout: 1_000 });
      const theirs = consumerOf('workflow');
      await expect(manager.consumers.delete(STREAM, theirs)).rejects.toThrow(/permissions violation/i);
      await expect(manager.consumers.info(STREAM, theirs)).rejects.toThrow(/permissions violation/i);
      await expect(manager.consumers.add(STREAM, { durable_name: theirs, ack_policy: 'explicit' })).rejects.toThrow(
        /permissions violation/i,
      );
      const next = connection.request(`$JS.API.CONSUMER.MSG.NEXT.${STREAM}.${theirs}`, '', { timeout: 1_000 });
      await expect(next).rejects.toThrow(/permissions violation/i);
    } finally {
      await connection.close();
    }
  });
});

async function approveOne(): Promise<string> {
  const tenant = await newTenant();
  const checker = await addUser(tenant, 'DATA_PROCESSOR');
  const company = await newClient(tenant.admin, 'Eventful Holding');
  const id = await editOne(tenant.admin, company, 'company', company, { activity: 'Shipping' });
  await notificationOf(checker, 'forConfirmation', company, id);
  succeeded(await checker.call(approveChange, { id }));
  return company;
}
