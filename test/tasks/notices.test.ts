import { setTimeout as pause } from 'node:timers/promises';
import * as notices from '@dossier/proto/calls/notices';
import * as tasks from '@dossier/proto/calls/tasks';
import * as tickets from '@dossier/proto/calls/tickets';
import { denyChange } from '@dossier/proto/calls/workflow';
import { noticeKindsOf } from '@dossier/proto/rules/notices';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { api } from '../support/api.js';
import { eventually } from '../support/eventually.js';
import { expectFailure, expectInvalid } from '../support/expect.js';
import { mailsTo, mailTo } from '../support/inbox.js';
import { addUser, newTenant, type Person, signIn, succeeded } from '../support/people.js';
import { makeSuperUser } from '../support/super-user.js';
import { approve, editOne, newClient, notificationOf } from '../workflow/client-file.js';
import { newTeam, type Team } from '../workflow/team.js';

const QUIET_MS = 1_500;

describe('notices', () => {
  let team: Team;
  let maker: Person;
  let checker: Person;
  let company: string;
  beforeAll(async () => {
    team = await newTeam('Noticed Holding');
    maker = team.maker;
    checker = team.supervisor;
    company = team.company;
  });

  type Asker = Pick<Person, 'call'>;
  const unread = async (by: Asker) => succeeded(await by.call(notices.listNotices, { unread: true })).notices;
  const told = (by: Asker, text: string) =>
    eventually(async () => {
      const found = (await unread(by)).find((notice) => notice.text.includes(text));
      if (!found) throw new Error(`Not told: ${text}`);
      return found;
    });
  const given = async (more: object = {}) =>
    succeeded(
      await maker.call(tasks.createTask, {
        company_id: company,
        task: { assignee: checker.id, task_comment: 'Please ask again', description: 'Ask for the passport', ...more },
      }),
    ).task;

  it('tell who may approve that changes wait, once for a client, until they are decided', async () => {
    const client = await newClient(maker, 'Waiting Holding');
    const [first, second] = [
      await editOne(maker, client, 'company', client, { city: 'Lisbon' }),
      await editOne(maker, client, 'company', client, { activity: 'Shipping' }),
    ];
    const notice = await told(checker, '2 changes wait for confirmation');
    expect(notice).toMatchObject({ kind: 'change_waits', client: 'Waiting Holding', path: `/${client}/workflow/` });
    expect((await unread(maker)).filter(({ kind }) => kind === 'change_waits')).toEqual([]);
    await approve(checker, client, first);
    expect(await told(maker, 'Your change of Waiting Holding was approved')).toMatchObject({
      kind: 'change_decided',
      client: 'Waiting Holding',
      path: `/${client}/change-log/${first}`,
    });
    const { _id: id } = await notificationOf(checker, 'forConfirmation', client, second);
    succeeded(await checker.call(denyChange, { id, text: 'Please send a certified copy instead.' }));
    await told(maker, 'was denied');
    await eventually(async () =>
      expect((await unread(checker)).filter((each) => each.path === `/${client}/workflow/`)).toEqual([]),
    );
  });

  it('tell of a task: who gets it, then both of what is said and moved, and nobody of an own act', async () => {
    const { _id: task_id } = await given();
    expect(await told(checker, 'A task for you: Ask for the passport')).toMatchObject({
      kind: 'task',
      client: 'Noticed Holding',
      path: `/${company}/tasks/${task_id}`,
    });
    succeeded(await checker.call(tasks.createTaskMessage, { task: { task_id, content: 'It is on its way' } }));
    const own = (await unread(maker)).filter(({ path }) => path.endsWith(task_id));
    expect(own).toMatchObject([{ text: 'A message in the task Ask for the passport' }]);
    succeeded(await checker.call(tasks.updateTask, { task_id, status: 'review' }));
    // What comes while one is not read is told by it.
    expect((await unread(maker)).filter(({ path }) => path.endsWith(task_id))).toMatchObject([
      { _id: own[0]?._id, text: 'Moved or changed: Ask for the passport' },
    ]);
  });

  it('tell who is mentioned, also by e-mail, but nobody who may not see the client', async () => {
    const stranger = await addUser(team.tenant, 'CLIENT', [await newClient(maker, 'Other Holding')]);
    const officer = await addUser(team.tenant, 'COMPLIANCE_OFFICER');
    const { _id: task_id } = await given();
    const content = `@${officer.username}, @${stranger.username}: please look`;
    succeeded(await maker.call(tasks.createTaskMessage, { task: { task_id, content } }));
    expect(await told(officer, 'You are mentioned in the task')).toMatchObject({ kind: 'mention' });
    expect((await mailTo(officer.email, 'mentioned you')).text).toContain(`/${company}/tasks/${task_id}`);
    await pause(QUIET_MS);
    expect(await unread(stranger)).toEqual([]);
    expect(await mailsTo(stranger.email)).toEqual([]);
  });

  it('tell who asked of an answer of the support', async () => {
    const { email, password } = await makeSuperUser();
    const support = { call: api((await signIn(email, password)).token) };
    const ticket = { subject: 'The chart is empty', content: 'I see no owners', severity: 'high' as const };
    const { _id: ticket_id } = succeeded(await maker.call(tickets.createTicket, { ticket })).ticket;
    succeeded(await support.call(tickets.createTicketMessage, { ticket: { content: 'Press Fit', ticket_id } }));
    expect(await told(maker, 'The support answered')).toMatchObject({ path: `/help-center/${ticket_id}` });
  });

  it('are counted, marked as read and as unread again by their own person alone', async () => {
    const person = await addUser(team.tenant, 'TRUST_OFFICER');
    await given({ assignee: person.id });
    const { _id } = await told(person, 'A task for you');
    const count = async () => succeeded(await person.call(notices.countNotices)).unread;
    expect(await count()).toBe(1);
    succeeded(await maker.call(notices.markNotices, { ids: [_id] }));
    expect(await count()).toBe(1);
    expect(succeeded(await person.call(notices.markNotices, { ids: [_id] })).unread).toBe(0);
    expect(succeeded(await person.call(notices.markNotices, { ids: [_id], unread: true })).unread).toBe(1);
    expect(succeeded(await person.call(notices.markNotices, { all: true })).unread).toBe(0);
    expect(succeeded(await person.call(notices.listNotices, {})).notices).toMatchObject([{ _id, unread: false }]);
    expectInvalid(await person.call(notices.markNotices, {}), 'ids');
    expectInvalid(await person.call(notices.listNotices, { page: 0 }), 'page');
  });

  it('go by the ways that a person set, and no others', async () => {
    const person = await addUser(team.tenant, 'TRUST_OFFICER');
    const settings = succeeded(await person.call(notices.getNoticeSettings));
    expect(settings.ways.map(({ kind }) => kind)).toEqual(noticeKindsOf(false));
    const wanted = {
      ways: [{ kind: 'task' as const, app: false, mail: 'never' as const }],
      quiet_from: '22:00',
      quiet_to: '07:00',
      time_zone: 'America/Curacao',
    };
    const saved = succeeded(await person.call(notices.setNoticeSettings, wanted));
    expect(saved).toMatchObject({ quiet_from: '22:00', quiet_to: '07:00', time_zone: 'America/Curacao' });
    expect(saved.ways.find(({ kind }) => kind === 'task')).toEqual(wanted.ways[0]);
    await given({ assignee: person.id });
    await pause(QUIET_MS);
    expect(await unread(person)).toEqual([]);
    expect(await mailsTo(person.email)).toEqual([]);
    for (const [field, wrong] of [
      ['time_zone', { time_zone: 'Europe/Atlantis' }],
      ['quiet_to', { quiet_to: '25:00' }],
      ['quiet_to', { quiet_to: undefined }],
    ] as const)
      expectInvalid(await person.call(notices.setNoticeSettings, { ...wanted, ...wrong }), field);
  });

  it('are nobody else’s: another tenant hears of nothing', async () => {
    const { admin } = await newTenant();
    await given();
    await pause(QUIET_MS);
    expect(await unread(admin)).toEqual([]);
    expectFailure(await api()(notices.listNotices, {}), 401, 'session.missing');
  });
});
