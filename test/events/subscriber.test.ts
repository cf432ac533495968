import { approveChange } from '@dossier/proto/calls/workflow';
import { changeApproved } from '@dossier/proto/events/workflow';
import { describe, expect, it } from '@jest/globals';
import { addUser, newTenant, succeeded } from '../support/people.js';
import { example, hasSubscriber, subscribe } from '../support/subscriber.js';
import { editOne, newClient, notificationOf } from '../workflow/client-file.js';

const whole = hasSubscriber ? describe : describe.skip;

whole('the example of docs/events.md', () => {
  it('has at most fifteen lines', () => {
    expect(example().trim().split('\n').length).toBeLessThanOrEqual(15);
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

async function approveOne(): Promise<string> {
  const tenant = await newTenant();
  const checker = await addUser(tenant, 'DATA_PROCESSOR');
  const company = await newClient(tenant.admin, 'Eventful Holding');
  const id = await editOne(tenant.admin, company, 'company', company, { activity: 'Shipping' });
  await notificationOf(checker, 'forConfirmation', company, id);
  succeeded(await checker.call(approveChange, { id }));
  return company;
}
