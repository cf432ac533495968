import { createAccount, deleteAccount, updateAccount, updatePermissions } from '@dossier/proto/calls/identity';
import { approveChange, denyChange } from '@dossier/proto/calls/workflow';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { expectFailure } from '../support/expect.js';
import { addUser, newTenant, type Person, succeeded, type Tenant } from '../support/people.js';
import { onStored } from '../support/stored.js';
import { newClient, newDirector, notificationOf } from '../workflow/client-file.js';

const RIGHT = { name: 'approve_requested_changes', effect: 'deny' } as const;

describe('whoever alone may approve what waits', () => {
  let tenant: Tenant;
  let supervisor: Person;
  let change: string;

  /** A change of the administrator, whom nobody but the supervisor may approve. */
  beforeEach(async () => {
    tenant = await newTenant();
    supervisor = await addUser(tenant, 'DATA_PROCESSOR');
    change = await proposed(tenant.admin);
  });

  async function proposed(by: Person): Promise<string> {
    const company = await newClient(by);
    const { change: made } = await newDirector(by, company);
    await notificationOf(tenant.admin, 'forConfirmation', company, made);
    return made;
  }
  const deny = (user: Person, by = tenant.admin) => by.call(updatePermissions, { user_id: user.id, ...RIGHT });
  const disable = (user: Person) => tenant.admin.call(updateAccount, { user_id: user.id, disabled: true });
  const demote = (user: Person) => tenant.admin.call(updateAccount, { user_id: user.id, type: 'TRUST_OFFICER' });
  const remove = (user: Person) => tenant.admin.call(deleteAccount, { user_id: user.id });

  it('examination 4: keeps the right until it is decided, however it is to be taken away', async () => {
    for (const take of [deny, disable, demote, remove])
      expectFailure(await take(supervisor), 409, 'identity.approver.last');
    expectFailure(await tenant.admin.call(approveChange, { id: change }), 403, 'workflow.change.own');
    expect(succeeded(await supervisor.call(approveChange, { id: change })).actionTaken).toBe('approved');
    succeeded(await deny(supervisor));
  });

  it('examination 4: the audit log has the attempt, and who counted as second approver', async () => {
    expectFailure(await deny(supervisor), 409, 'identity.approver.last');
    const attempts = await onStored('identity', 'audit', (rows) =>
      rows.find({ action: 'user.approver_kept', object: supervisor.id }).toArray(),
    );
    expect(attempts).toMatchObject([{ detail: { waiting: 1 } }]);
    const entries = await onStored('workflow', 'audit', (rows) =>
      rows.find({ action: 'change.proposed', object: change }).toArray(),
    );
    expect(entries).toMatchObject([{ detail: { other_approver: true } }]);
  });

  it('leaves once somebody else may approve, or nothing waits', async () => {
    const second = await addUser(tenant, 'COMPLIANCE_OFFICER');
    succeeded(await demote(supervisor));
    expectFailure(await remove(second), 409, 'identity.approver.last');
    succeeded(await tenant.admin.call(denyChange, { id: change, text: 'No longer what I mean' }));
    succeeded(await remove(second));
  });

  it('may leave while what waits is for the other one, and for any other change of the account', async () => {
    succeeded(await supervisor.call(approveChange, { id: change }));
    await proposed(await addUser(tenant, 'DATA_CONTROLLER'));
    const rename = { user_id: supervisor.id, username: 'Renamed Person' };
    succeeded(await tenant.admin.call(updateAccount, rename));
    succeeded(await disable(supervisor));
  });

  it('examination 4: of two who are sent away at the same moment one stays', async () => {
    const second = await addUser(tenant, 'DATA_PROCESSOR');
    const answers = await Promise.all([disable(supervisor), disable(second)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status } of answers) expect([200, 409]).toContain(status);
  });

  it('gets the same answer for a repeated request', async () => {
    const input = {
      username: 'Sam Someone',
      email: `${change}@example.com`,
      password: 'secret-secret',
      type: 'TRUST_OFFICER',
    };
    const { user } = succeeded(await tenant.admin.call(createAccount, input));
    const headers = { 'idempotency-key': `leaving-${change}` };
    for (let time = 0; time < 2; time++)
      succeeded(await tenant.admin.call(deleteAccount, { user_id: user._id }, headers));
    await eventually(async () => expectFailure(await remove(supervisor), 409, 'identity.approver.last'));
  });
});
