import { randomUUID } from 'node:crypto';
import { getPerson } from '@dossier/proto/calls/kyc-records';
import { approveChange } from '@dossier/proto/calls/workflow';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { api } from '../support/api.js';
import { expectFailure, expectInvalid, UNKNOWN_ID } from '../support/expect.js';
import { addUser, newTenant, type Person, succeeded } from '../support/people.js';
import { onStored } from '../support/stored.js';
import { editOne, newClient, newDirector, notificationOf } from './client-file.js';
import { newTeam, type Team } from './team.js';

describe('approving a change', () => {
  let team: Team;
  let officer: Person;

  beforeAll(async () => {
    team = await newTeam();
    officer = await addUser(team.tenant, 'COMPLIANCE_OFFICER');
  });

  const waiting = async (fields: Record<string, string>): Promise<string> => {
    const change = await editOne(team.maker, team.company, 'person', team.person, fields);
    await notificationOf(team.supervisor, 'forConfirmation', team.company, change);
    return change;
  };
  const cityNow = async () =>
    succeeded(await team.maker.call(getPerson, { id: team.person })).person as { city: unknown };

  it('makes the value current and tells when', async () => {
    const id = await waiting({ city: 'Ghent' });
    const { status, body } = await team.supervisor.call(approveChange, { id });
    expect({ status, body }).toMatchObject({ status: 200, body: { status: 'success', id, actionTaken: 'approved' } });
    expect(Date.parse(body.handled_at ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect((await cityNow()).city).toEqual({ value: 'Ghent' });
  });

  it('answers a repeat of the same person with the stored outcome, and anybody else with 409', async () => {
    const id = await waiting({ city: 'Aalst' });
    const first = succeeded(await team.supervisor.call(approveChange, { id }));
    expect(succeeded(await team.supervisor.call(approveChange, { id }))).toEqual(first);
    const late = await officer.call(approveChange, { id });
    expectFailure(late, 409, 'workflow.change.closed');
    expect(late.body).toMatchObject({
      details: { actionTaken: 'approved', handled_by_name: team.supervisor.username },
    });
  });

  it('remembers its answer under an Idempotency-Key, which is good for this change only', async () => {
    const [id, other] = [await waiting({ city: 'Bruges' }), await waiting({ zip: '93000' })];
    const key = { 'idempotency-key': randomUUID() };
    const first = succeeded(await team.supervisor.call(approveChange, { id }, key));
    expect(succeeded(await team.supervisor.call(approveChange, { id }, key))).toEqual(first);
    expectFailure(await team.supervisor.call(approveChange, { id: other }, key), 409, 'idempotency.key_reused');
    await notificationOf(team.supervisor, 'forConfirmation', team.company, other);
  });

  it('refuses people who may not approve, and nobody in particular', async () => {
    const id = await waiting({ city: 'Hasselt' });
    for (const role of ['DATA_CONTROLLER', 'TRUST_OFFICER', 'CLIENT'] as const) {
      const person = await addUser(team.tenant, role, role === 'CLIENT' ? [team.company] : undefined);
      expectFailure(await person.call(approveChange, { id }), 403, 'permission.denied');
    }
    expectFailure(await api()(approveChange, { id }), 401, 'session.missing');
    expect((await cityNow()).city).toMatchObject({ new_value: 'Hasselt' });
  });

  it('refuses wrong input by name', async () => {
    expectInvalid(await team.supervisor.call(approveChange, {}), 'id');
    expectInvalid(await team.supervisor.call(approveChange, { id: 'abc', force: true }), 'id', 'force');
    expectInvalid(await team.supervisor.call(approveChange, { id: { $ne: null } }), 'id');
  });

  it('does not know the changes of another tenant', async () => {
    const id = await waiting({ city: 'Leuven' });
    const stranger = (await newTenant()).admin;
    const [foreign, unknown] = [
      await stranger.call(approveChange, { id }),
      await stranger.call(approveChange, { id: UNKNOWN_ID }),
    ];
    expectFailure(foreign, 404, 'workflow.change.not_found');
    expect(foreign.body).toEqual(unknown.body);
    expect((await cityNow()).city).toMatchObject({ new_value: 'Leuven' });
  });

  it('refuses a change whose current value has moved, shows the three values and lets it wait', async () => {
    const id = await waiting({ city: 'Ostend' });
    const moved = { $set: { 'fields.city.value': 'Namur' } };
    await onStored('kyc', 'records', (records) => records.updateOne({ _id: team.person }, moved));
    const refused = await team.supervisor.call(approveChange, { id });
    expectFailure(refused, 409, 'workflow.change.stale');
    expect(refused.body).toMatchObject({ details: { city: { live: 'Namur', proposed: 'Ostend' } } });
    expect(await notificationOf(team.supervisor, 'forConfirmation', team.company, id)).toMatchObject({
      state: 'pending',
    });

    const rebased = await waiting({ city: 'Ostend' });
    succeeded(await team.supervisor.call(approveChange, { id: rebased }));
    expect((await cityNow()).city).toEqual({ value: 'Ostend' });
    expect(await notificationOf(team.supervisor, 'history', team.company, id)).toMatchObject({
      actionTaken: 'skipped',
    });
  });

  it('answers 409 for a change that a newer edit has taken over', async () => {
    const older = await waiting({ city: 'Dinant' });
    const newer = await waiting({ city: 'Durbuy' });
    await notificationOf(team.supervisor, 'history', team.company, older);
    expectFailure(await team.supervisor.call(approveChange, { id: older }), 409, 'workflow.change.closed');
    succeeded(await team.supervisor.call(approveChange, { id: newer }));
    expect((await cityNow()).city).toEqual({ value: 'Durbuy' });
  });
});

describe('four eyes', () => {
  it('lets somebody who is alone approve the own change and marks it so in the log, until a second approver exists', async () => {
    const tenant = await newTenant();
    const company = await newClient(tenant.admin);
    const first = await newDirector(tenant.admin, company);
    await notificationOf(tenant.admin, 'forConfirmation', company, first.change);
    succeeded(await tenant.admin.call(approveChange, { id: first.change }));
    expect(await notificationOf(tenant.admin, 'history', company, first.change)).toMatchObject({ self_approved: true });

    await addUser(tenant, 'DATA_CONTROLLER');
    const second = await newDirector(tenant.admin, company);
    await notificationOf(tenant.admin, 'forConfirmation', company, second.change);
    succeeded(await tenant.admin.call(approveChange, { id: second.change }));

    await addUser(tenant, 'DATA_PROCESSOR');
    const third = await newDirector(tenant.admin, company);
    await notificationOf(tenant.admin, 'forConfirmation', company, third.change);
    expectFailure(await tenant.admin.call(approveChange, { id: third.change }), 403, 'workflow.change.own');
  });
});
