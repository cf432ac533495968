import { updatePermissions } from '@dossier/proto/calls/identity-permissions';
import { getDashboard, updateReview } from '@dossier/proto/calls/kyc-companies';
import { createFileSection } from '@dossier/proto/calls/kyc-files';
import { getPerson } from '@dossier/proto/calls/kyc-records';
import { getNotification, type OneNotification } from '@dossier/proto/calls/notifications';
import { approveChange, denyChange } from '@dossier/proto/calls/workflow';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { expectFailure, expectInvalid } from '../support/expect.js';
import { addUser, newTenant, type Person, succeeded } from '../support/people.js';
import {
  askRemoval,
  editOne,
  newClient,
  newDirector,
  newOfficial,
  notificationOf,
  notifications,
} from './client-file.js';
import { newTeam, type Team } from './team.js';

const opened = async (by: Person, id: string): Promise<OneNotification> =>
  succeeded(await by.call(getNotification, { id }));

describe('examination 2: what is decided is what was seen', () => {
  let team: Team;
  beforeAll(async () => {
    team = await newTeam();
  });
  const waiting = async (fields: Record<string, string>, by = team.maker): Promise<string> => {
    const id = await editOne(by, team.company, 'person', team.person, fields);
    await notificationOf(team.supervisor, 'forConfirmation', team.company, id);
    return id;
  };

  it('a change that lost a field to a newer one is approved only by who saw what is left', async () => {
    const id = await waiting({ city: 'Ghent', zip: '90000' });
    const { revision: seen } = await notificationOf(team.supervisor, 'forConfirmation', team.company, id);
    await waiting({ city: 'Aalst' });
    const now = await eventually(async () => {
      const { notification } = await opened(team.supervisor, id);
      expect(Object.keys(JSON.parse(notification.fields))).toEqual(['zip']);
      return notification;
    });
    expect(now.revision).toBeGreaterThan(seen);
    const denied = await team.supervisor.call(denyChange, { id, seen, text: 'This is not the right one' });
    expectFailure(denied, 409, 'workflow.change.revised');
    const refused = await team.supervisor.call(approveChange, { id, seen });
    expectFailure(refused, 409, 'workflow.change.revised');
    expect(refused.body).toMatchObject({ details: { revision: now.revision } });
    expect(succeeded(await team.supervisor.call(approveChange, { id, seen: now.revision })).actionTaken).toBe(
      'approved',
    );
    expect((succeeded(await team.maker.call(getPerson, { id: team.person })).person as { zip: object }).zip).toEqual({
      value: '90000',
    });
  });

  it('also while the newer change has not reached the workflow yet: whatever is approved, nothing unseen is applied', async () => {
    for (let at = 0; at < 10; at++) {
      const id = await waiting({ city: `Old ${at} city`, address_line_2: `Line ${at}` });
      const { revision: seen } = await notificationOf(team.supervisor, 'forConfirmation', team.company, id);
      const [, answer] = await Promise.all([
        editOne(team.maker, team.company, 'person', team.person, { city: `New ${at} city` }),
        team.supervisor.call(approveChange, { id, seen }),
      ]);
      const { person } = succeeded(await team.maker.call(getPerson, { id: team.person }));
      const { city, address_line_2 } = person as Record<string, { value: string }>;
      const isApplied = address_line_2?.value === `Line ${at}`;
      expect(answer.status).toBe(isApplied ? 200 : 409);
      expect(city?.value === `Old ${at} city`).toBe(isApplied);
    }
  });

  it('a record tells who proposed what waits on it, and when', async () => {
    const id = await waiting({ tinNumber: '1234567890' });
    const { person } = succeeded(await team.supervisor.call(getPerson, { id: team.person }));
    const waits = (person as { waiting: { change_id: string }[] }).waiting.find(({ change_id }) => change_id === id);
    expect(waits).toEqual({
      change_id: id,
      actionType: 'change',
      fields: ['tinNumber'],
      by: team.maker.username,
      at: expect.stringMatching(/^\d{4}-/),
      own: false,
    });
    succeeded(await team.supervisor.call(approveChange, { id }));
    const after = succeeded(await team.supervisor.call(getPerson, { id: team.person })).person;
    expect(JSON.stringify((after as { waiting?: object }).waiting ?? [])).not.toContain(id);
  });
});

describe('examination 3: nobody approves blindly', () => {
  it('a field that the approver may not read refuses the approval and names the missing permission', async () => {
    const team = await newTeam();
    const officer = await addUser(team.tenant, 'COMPLIANCE_OFFICER');
    const values = { company_id: team.company, person: team.person, documentType: 'passport_file' };
    const made = succeeded(await team.maker.call(createFileSection, values)) as {
      file: { _id: string };
      changes: string[];
    };
    await notificationOf(team.supervisor, 'forConfirmation', team.company, made.changes[0] as string);
    succeeded(await team.supervisor.call(approveChange, { id: made.changes[0] as string }));
    const comment = { ops: [{ insert: 'For compliance only\n' }] };
    const id = await editOne(officer, team.company, 'kyc_file', made.file._id, { comment_compliance_officer: comment });
    const permission = 'view_audit_section_comment';
    const shown = await notificationOf(team.supervisor, 'forConfirmation', team.company, id);
    expect(shown).toMatchObject({ fields: '{}', may_approve: false, blocked: { permission } });
    const refused = await team.supervisor.call(approveChange, { id });
    expectFailure(refused, 403, 'workflow.change.unreadable');
    expect(refused.body).toMatchObject({ details: { permission } });
    expect(refused.body.message).toContain(permission);
    expect((await notificationOf(team.maker, 'forConfirmation', team.company, id)).may_approve).toBe(true);
    succeeded(await team.maker.call(approveChange, { id }));
  });
});

describe('examination 4: who counts as second approver is fixed when a change is proposed', () => {
  it('taking the right away afterwards does not let the maker approve', async () => {
    const tenant = await newTenant();
    const supervisor = await addUser(tenant, 'DATA_PROCESSOR');
    const company = await newClient(tenant.admin);
    const { change: id } = await newDirector(tenant.admin, company);
    const own = await notificationOf(tenant.admin, 'forConfirmation', company, id);
    expect(own).toMatchObject({ may_approve: false, may_withdraw: true, blocked: { code: 'workflow.change.own' } });
    const name = 'approve_requested_changes';
    await tenant.admin.call(updatePermissions, { user_id: supervisor.id, name, effect: 'deny' });
    expectFailure(await tenant.admin.call(approveChange, { id }), 403, 'workflow.change.own');
  });

  it('somebody who was alone when proposing may approve later, and the log says so', async () => {
    const tenant = await newTenant();
    const company = await newClient(tenant.admin);
    const { change: id } = await newDirector(tenant.admin, company);
    await notificationOf(tenant.admin, 'forConfirmation', company, id);
    await addUser(tenant, 'DATA_PROCESSOR');
    succeeded(await tenant.admin.call(approveChange, { id }));
    expect(await notificationOf(tenant.admin, 'history', company, id)).toMatchObject({ self_approved: true });
  });
});

describe('examination 15: the queue', () => {
  let team: Team;
  beforeAll(async () => {
    team = await newTeam();
  });

  it('is oldest first, tells the neighbours, what has to come first, and the next client at its end', async () => {
    const company = await newClient(team.maker, 'Queue One');
    const director = await newDirector(team.maker, company);
    const official = await newOfficial(team.maker, company, director.id);
    await notificationOf(team.supervisor, 'forConfirmation', company, official.change);
    const list = await notifications(team.supervisor, 'forConfirmation', company);
    expect(list.map(({ _id }) => _id)).toEqual([director.change, official.change]);
    expect(list).toMatchObject([
      { may_approve: true, may_deny: true, may_withdraw: false },
      { may_approve: false, blocked: { code: 'workflow.change.parent_pending', change_id: director.change } },
    ]);
    const [first, second] = [
      await opened(team.supervisor, director.change),
      await opened(team.supervisor, official.change),
    ];
    expect([first.previous_id, first.next_id, first.next_client]).toEqual([undefined, official.change, undefined]);
    expect([second.previous_id, second.next_id, second.next_client]).toEqual([director.change, undefined, undefined]);

    const other = await newClient(team.maker, 'Queue Two');
    const far = await newDirector(team.maker, other);
    await notificationOf(team.supervisor, 'forConfirmation', other, far.change);
    expect((await opened(team.supervisor, far.change)).next_client).toEqual({
      company_id: company,
      change_id: director.change,
      name: 'Queue One',
    });
    expect((await opened(team.maker, director.change)).notification).toMatchObject({
      may_approve: false,
      may_deny: false,
      may_withdraw: true,
    });
  });

  it('approves a change with the record it waits for in one step, each a decision of its own', async () => {
    const director = await newDirector(team.maker, team.company);
    const official = await newOfficial(team.maker, team.company, director.id);
    await notificationOf(team.supervisor, 'forConfirmation', team.company, official.change);
    const unrelated = await editOne(team.maker, team.company, 'person', team.person, { city: 'Bruges' });
    await notificationOf(team.supervisor, 'forConfirmation', team.company, unrelated);
    const approve = (above: string, seen = 1) =>
      team.supervisor.call(approveChange, { id: official.change, seen, with: [{ id: above, seen: 1 }] });
    expectInvalid(await approve(unrelated), 'with');
    expectFailure(await approve(director.change, 7), 409, 'workflow.change.revised');
    expect(await notificationOf(team.supervisor, 'forConfirmation', team.company, director.change)).toBeDefined();
    expect(succeeded(await approve(director.change))).toMatchObject({ id: official.change, actionTaken: 'approved' });
    for (const id of [director.change, official.change])
      expect(await notificationOf(team.supervisor, 'history', team.company, id)).toMatchObject({
        actionTaken: 'approved',
        handled_by_name: team.supervisor.username,
      });
    expectFailure(
      await team.maker.call(approveChange, { id: official.change, with: [{ id: director.change }] }),
      409,
      'workflow.change.closed',
    );
  });
});

describe('examination 5: a removal that takes effect is answered as such', () => {
  it('also when a record is made under it at the same moment', async () => {
    const team = await newTeam();
    for (let at = 0; at < 6; at++) {
      const director = await newDirector(team.maker, team.company);
      await notificationOf(team.supervisor, 'forConfirmation', team.company, director.change);
      succeeded(await team.supervisor.call(approveChange, { id: director.change }));
      const removal = await askRemoval(team.maker, 'md', director.id);
      await notificationOf(team.supervisor, 'forConfirmation', team.company, removal);
      const made = newOfficial(team.maker, team.company, director.id).catch(() => undefined);
      const answer = await team.supervisor.call(approveChange, { id: removal });
      expect([answer.status, answer.body.code]).toEqual([200, undefined]);
      await made;
    }
  });
});

describe('examination 6: the change log states what was applied', () => {
  it('the review date as it was worked out at the approval, not as it was proposed', async () => {
    const team = await newTeam();
    const change = async (fields: object) => {
      const answer = succeeded(await team.maker.call(updateReview, { id: team.company, ...fields })) as {
        changes: string[];
      };
      const id = answer.changes[0] as string;
      await notificationOf(team.supervisor, 'forConfirmation', team.company, id);
      return id;
    };
    const automatic = { risk_level: 'low', previous_review_date: '2020-01-01', next_review_date_type: 'automatic' };
    succeeded(await team.supervisor.call(approveChange, { id: await change(automatic) }));
    await change({ risk_level: 'high' });
    const dated = await change({ previous_review_date: '2024-01-01' });
    const nextOf = ({ fields }: { fields: string }) =>
      (JSON.parse(fields) as { next_review_date: { new: string } }).next_review_date.new;
    const waiting = await notificationOf(team.supervisor, 'forConfirmation', team.company, dated);
    expect(nextOf(waiting)).toBe('2025-01-01');
    succeeded(await team.supervisor.call(approveChange, { id: dated }));
    // The higher risk was not approved, so the date goes by the low one.
    expect(nextOf(await notificationOf(team.supervisor, 'history', team.company, dated))).toBe('2027-01-01');
    const { companyData } = succeeded(await team.maker.call(getDashboard, { company_id: team.company }));
    expect(companyData.next_review_date).toMatchObject({ value: '2027-01-01' });
  });
});
