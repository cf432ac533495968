import { updateReview } from '@dossier/proto/calls/kyc-companies';
import { screenPerson } from '@dossier/proto/calls/screenings';
import * as tasks from '@dossier/proto/calls/tasks';
import { listWork, settleWork, snoozeWork } from '@dossier/proto/calls/work';
import { addDays, today } from '@dossier/proto/rules/dates';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { newClient as clientToScreen, newDirector } from '../sanctions/clients.js';
import { clockStrikes } from '../support/clock.js';
import { eventually } from '../support/eventually.js';
import { expectFailure, expectInvalid } from '../support/expect.js';
import { addUser, newTenant, type Person, succeeded } from '../support/people.js';
import { onStored } from '../support/stored.js';
import { approve, editOne, newClient } from '../workflow/client-file.js';
import { newTeam, type Team } from '../workflow/team.js';

describe('my work', () => {
  let team: Team;
  let maker: Person;
  let checker: Person;
  beforeAll(async () => {
    team = await newTeam('Worked Holding');
    maker = team.maker;
    checker = team.supervisor;
  });

  const work = async (by: Person, more: object = {}) => succeeded(await by.call(listWork, more)).items;
  const has = (by: Person, id: string, expected = true) =>
    eventually(async () => expect((await work(by)).some(({ _id }) => _id === id)).toBe(expected));
  const given = async (more: object = {}) =>
    succeeded(
      await maker.call(tasks.createTask, {
        company_id: team.company,
        task: { assignee: checker.id, task_comment: 'Please ask again', ...more },
      }),
    ).task._id;

  it('has a change for whoever may approve it, not for its maker, until it is decided', async () => {
    const client = await newClient(maker, 'Waiting Holding');
    const change = await editOne(maker, client, 'company', client, { city: 'Lisbon' });
    await has(checker, `approval:${change}`);
    const item = (await work(checker, { kind: 'approval' })).find(({ _id }) => _id.endsWith(change));
    expect(item).toMatchObject({ client: 'Waiting Holding', path: `/${client}/workflow/${change}`, may_settle: false });
    const trust = await addUser(team.tenant, 'TRUST_OFFICER');
    for (const by of [maker, trust, (await newTenant()).admin])
      expect((await work(by)).filter(({ kind }) => kind === 'approval')).toEqual([]);
    await approve(checker, client, change);
    await has(checker, `approval:${change}`, false);
  });

  it('has, after an upgrade, the changes that waited before there was such a list, and none that was decided', async () => {
    const client = await newClient(maker, 'Earlier Holding');
    const [waits, decided] = [
      await editOne(maker, client, 'company', client, { city: 'Lisbon' }),
      await editOne(maker, client, 'company', client, { zip: '10115' }),
    ];
    for (const change of [waits, decided]) await has(checker, `approval:${change}`);
    const older = { $in: [waits, decided].map((change) => `approval:${change}`) };
    await onStored('tasks', 'work', (rows) => rows.deleteMany({ _id: older }));
    await approve(checker, client, decided);
    await has(checker, `approval:${waits}`, false);
    // The start of the system ran the migration, whose job this one repeats.
    await onStored('tasks', 'jobs', async (rows) =>
      expect(await rows.findOne({ _id: 'adopt-approvals' })).toMatchObject({ state: 'done' }),
    );
    await clockStrikes('adopt-approvals', 'tasks');
    const item = (await work(checker, { kind: 'approval' })).find(({ _id }) => _id === `approval:${waits}`);
    expect(item).toMatchObject({ client: 'Earlier Holding', path: `/${client}/workflow/${waits}` });
    await has(checker, `approval:${decided}`, false);
    await has(maker, `approval:${waits}`, false);
  });

  it('has a task for its assignee, in review for its creator, by due date, and then for nobody', async () => {
    const [late, soon, none] = [
      await given({ due_date: addDays(today(), 3) }),
      await given({ due_date: addDays(today(), -1) }),
      await given(),
    ];
    const ids = (await work(checker, { kind: 'task' })).map(({ task_id }) => task_id);
    expect(ids).toEqual([soon, late, none]);
    expect((await work(checker, { kind: 'task' }))[0]).toMatchObject({
      next: 'review',
      due_date: addDays(today(), -1),
    });
    succeeded(await checker.call(tasks.updateTask, { task_id: soon, status: 'review' }));
    await has(checker, `task:${soon}`, false);
    expect((await work(maker)).find(({ task_id }) => task_id === soon)).toMatchObject({ next: 'done' });
    succeeded(await maker.call(tasks.updateTask, { task_id: soon, status: 'done' }));
    await has(maker, `task:${soon}`, false);
  });

  it('has the highest risk first among what is due on the same day, and is narrowed by it', async () => {
    const { tenant, maker: creator, supervisor, company } = await newTeam('Calm Holding');
    const risky = await newClient(creator, 'Risky Holding');
    const officer = await addUser(tenant, 'COMPLIANCE_OFFICER');
    const due_date = addDays(today(), 5);
    const task = { assignee: officer.id, due_date, task_comment: 'Please ask' };
    const calm = succeeded(await creator.call(tasks.createTask, { company_id: company, task })).task._id;
    const first = succeeded(await creator.call(tasks.createTask, { company_id: risky, task })).task._id;
    const ids = async (more: object = {}) =>
      (await work(officer, { kind: 'task', ...more })).map(({ task_id }) => task_id);
    expect(await ids()).toEqual([calm, first]);
    const change = await editOne(creator, risky, 'company', risky, { risk_level: 'high' });
    await approve(supervisor, risky, change);
    await eventually(async () => expect(await ids()).toEqual([first, calm]));
    expect(await ids({ risk_level: 'high' })).toEqual([first]);
    expect((await work(officer, { risk_level: 'high' }))[0]).toMatchObject({ risk_level: 'high' });
    expectInvalid(await officer.call(listWork, { risk_level: 'none' as 'low' }), 'risk_level');
  });

  it('is put off with a reason by one person for that person, and comes back', async () => {
    const item = `task:${await given()}`;
    const until = addDays(today(), 2);
    succeeded(await checker.call(snoozeWork, { item, until, reason: 'The bank answers on Monday' }));
    await has(checker, item, false);
    expect(await work(checker, { snoozed: true })).toMatchObject([
      { _id: item, snoozed: { until, reason: 'The bank answers on Monday' } },
    ]);
    succeeded(await checker.call(snoozeWork, { item, until: null }));
    await has(checker, item);
    expectFailure(await maker.call(snoozeWork, { item, until, reason: 'Not mine' }), 404, 'tasks.work.not_found');
    expectInvalid(await checker.call(snoozeWork, { item, until: today(), reason: 'Later' }), 'until');
    expectInvalid(await checker.call(snoozeWork, { item, until: addDays(today(), 200), reason: 'Later' }), 'until');
    expectInvalid(await checker.call(snoozeWork, { item, until }), 'reason');
  });

  it('takes nothing but alerts off the list by hand', async () => {
    const item = `task:${await given()}`;
    expectFailure(await checker.call(settleWork, { item, reason: 'Nothing found' }), 404, 'tasks.work.not_found');
    expectInvalid(await checker.call(settleWork, { item, reason: '' }), 'reason');
    expectInvalid(await checker.call(listWork, { kind: 'boat' as 'task' }), 'kind');
  });

  it('has possible matches of a screening until somebody says what was found', async () => {
    const { admin } = await newTenant();
    const company_id = await clientToScreen(admin);
    const values = { firstName: 'Viktor', lastName: 'Melnikov', dateOfBirth: '1961-04-17', passportCountry: 'RU' };
    const person_id = await newDirector(admin, company_id, values);
    const { search_id } = succeeded(await admin.call(screenPerson, { person_id }));
    const item = `alert:${company_id}:${person_id}`;
    await has(admin, item);
    expect((await work(admin, { kind: 'alert' }))[0]).toMatchObject({
      title: '1 possible match in a screening',
      path: `/${company_id}/sanction-screening-lookups/${search_id}`,
      may_settle: true,
    });
    // Nobody else is there to approve what the administrator proposed.
    expect((await work(admin, { kind: 'approval' })).length).toBeGreaterThan(0);
    expectFailure(await maker.call(settleWork, { item, reason: 'Another person' }), 404, 'tasks.work.not_found');
    succeeded(await admin.call(settleWork, { item, reason: 'Another date of birth' }));
    await has(admin, item, false);
  });

  it('has a review from a month before it is due', async () => {
    const { admin } = await newTenant();
    const id = await newClient(admin, 'Reviewed Holding');
    const due = async (next_review_date: string) => {
      const values = { id, next_review_date_type: 'manual', next_review_date };
      const { changes } = succeeded(await admin.call(updateReview, values));
      for (const change of changes as string[]) await approve(admin, id, change);
    };
    await due(addDays(today(), 10));
    await has(admin, `review:${id}`);
    expect(await work(admin, { kind: 'review' })).toMatchObject([{ due_date: addDays(today(), 10), path: `/${id}/` }]);
    await due(addDays(today(), 100));
    await has(admin, `review:${id}`, false);
  });
});
