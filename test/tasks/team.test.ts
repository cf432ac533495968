import { createTask, listTasks, updateTask } from '@dossier/proto/calls/tasks';
import { TURNAROUND_WEEKS, teamApprovals, teamChanges, teamWorkload } from '@dossier/proto/calls/team';
import { denyChange } from '@dossier/proto/calls/workflow';
import { describe, expect, it } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { expectFailure, expectInvalid } from '../support/expect.js';
import { addUser, newTenant, succeeded } from '../support/people.js';
import { approve, editOne, notificationOf } from '../workflow/client-file.js';
import { newTeam } from '../workflow/team.js';

describe('the team', () => {
  it('has the open tasks of each person, and each number has its list', async () => {
    const { tenant, maker, supervisor, company: company_id } = await newTeam('Busy Holding');
    const officer = await addUser(tenant, 'COMPLIANCE_OFFICER');
    const given = async (assignee: string | undefined, due_date?: string) =>
      succeeded(await maker.call(createTask, { company_id, task: { assignee, due_date, task_comment: 'Please ask' } }))
        .task;
    await given(supervisor.id, '2020-01-31');
    const { _id: task_id } = await given(supervisor.id);
    succeeded(await supervisor.call(updateTask, { task_id, status: 'review' }));
    await given(officer.id);
    await given(undefined);
    const done = await given(officer.id);
    succeeded(await maker.call(updateTask, { task_id: done._id, status: 'done' }));

    const { people, overdue } = succeeded(await supervisor.call(teamWorkload, {}));
    expect(overdue).toEqual([{ count: 1 }]);
    const of = (id?: string) => people.find(({ _id }) => _id === id);
    expect(people[0]?._id).toBe(supervisor.id);
    expect(of(supervisor.id)).toMatchObject({
      to_do: 1,
      review: 1,
      overdue: 1,
      ageing: { week: 2, month: 0, longer: 0 },
    });
    expect(of(officer.id)).toMatchObject({ to_do: 1, review: 0, overdue: 0 });
    expect(of(undefined)).toMatchObject({ to_do: 1, name: '' });

    const listed = async (more: object) => succeeded(await supervisor.call(listTasks, more)).count;
    expect(await listed({ assignee_id: supervisor.id, open: true })).toBe(2);
    expect(await listed({ assignee_id: supervisor.id, overdue: true })).toBe(1);
    expect(await listed({ assignee_id: officer.id, status: 'to do' })).toBe(1);
    expect(await listed({ unassigned: true, open: true })).toBe(1);

    await approve(
      supervisor,
      company_id,
      await editOne(maker, company_id, 'company', company_id, { risk_level: 'high' }),
    );
    await eventually(async () =>
      expect(succeeded(await supervisor.call(teamWorkload, {})).overdue).toEqual([{ risk_level: 'high', count: 1 }]),
    );
    expect(await listed({ overdue: true, risk_level: 'high' })).toBe(1);
    expect(await listed({ overdue: true, risk_level: 'unknown' })).toBe(0);
    expectInvalid(await supervisor.call(listTasks, { risk_level: 'none' as 'low' }), 'risk_level');
  });

  it('sees how many changes were proposed and decided in a week, by whom and how fast', async () => {
    const { tenant, maker, supervisor, company } = await newTeam('Decided Holding');
    const before = succeeded(await supervisor.call(teamApprovals, {}));
    const decidedBefore = before.people.find(({ _id }) => _id === supervisor.id)?.decided ?? 0;
    const edit = (city: string) => editOne(maker, company, 'company', company, { city });
    await approve(supervisor, company, await edit('Lisbon'));
    const wrong = await edit('Porto');
    await notificationOf(supervisor, 'forConfirmation', company, wrong);
    succeeded(await supervisor.call(denyChange, { id: wrong, text: 'Another city is in the deed' }));
    await edit('Faro');
    await eventually(async () => {
      const { weeks, people } = succeeded(await supervisor.call(teamApprovals, {}));
      expect(weeks).toHaveLength(TURNAROUND_WEEKS);
      const counted = (name: 'proposed' | 'decided') =>
        (weeks.at(-1)?.[name] ?? 0) - (before.weeks.at(-1)?.[name] ?? 0);
      expect([counted('proposed'), counted('decided')]).toEqual([3, 2]);
      expect(people.find(({ _id }) => _id === supervisor.id)).toMatchObject({ decided: decidedBefore + 2, hours: 0 });
    });
    const { weeks } = succeeded(await supervisor.call(teamApprovals, {}));
    const listed = async (asked: object) => succeeded(await supervisor.call(teamChanges, asked as never));
    for (const { week, proposed, decided } of weeks) {
      expect(await listed({ counted: 'proposed', week })).toMatchObject({ count: proposed });
      expect(await listed({ counted: 'decided', week })).toMatchObject({ count: decided });
    }
    const own = await listed({ counted: 'decided', decided_by: supervisor.id });
    expect(own.count).toBe(decidedBefore + 2);
    expect(own.notifications[0]).toMatchObject({ _id: wrong, actionTaken: 'rejected' });

    const stranger = (await newTenant()).admin;
    const theirs = await stranger.call(teamChanges, { counted: 'decided', decided_by: supervisor.id });
    expect(succeeded(theirs).notifications).toEqual([]);
    expect(succeeded(await stranger.call(teamApprovals, {})).people).toEqual([]);
    const officer = await addUser(tenant, 'COMPLIANCE_OFFICER');
    expectFailure(await officer.call(teamApprovals, {}), 403, 'permission.denied');
    expectFailure(await officer.call(teamChanges, { counted: 'decided' }), 403, 'permission.denied');
    expectInvalid(await supervisor.call(teamApprovals, { colour: 'red' } as object), 'colour');
    expectInvalid(await supervisor.call(teamChanges, { counted: 'lost' as 'decided' }), 'counted');
  });

  it('is for administrators and supervisors of their own company', async () => {
    const { admin } = await newTenant();
    expect(succeeded(await admin.call(teamWorkload, {})).people).toEqual([]);
    const officer = await addUser({ admin }, 'COMPLIANCE_OFFICER');
    expectFailure(await officer.call(teamWorkload, {}), 403, 'permission.denied');
    expectInvalid(await admin.call(teamWorkload, { colour: 'red' } as object), 'colour');
    expectInvalid(await admin.call(listTasks, { assignee_id: 'x' }), 'assignee_id');
  });
});
