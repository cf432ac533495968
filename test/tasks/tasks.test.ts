import { randomUUID } from 'node:crypto';
import { deleteAccount } from '@dossier/proto/calls/identity';
import { deleteObject } from '@dossier/proto/calls/kyc-client-file';
import * as tasks from '@dossier/proto/calls/tasks';
import { uploadTaskFile } from '@dossier/proto/calls/threads';
import type { TaskState } from '@dossier/proto/rules/tasks';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { viewToken } from '../kyc/upload.js';
import { api } from '../support/api.js';
import { eventually } from '../support/eventually.js';
import { expectFailure, expectInvalid, UNKNOWN_ID } from '../support/expect.js';
import { addUser, newTenant, type Person, succeeded } from '../support/people.js';
import { onStored } from '../support/stored.js';
import { newClient } from '../workflow/client-file.js';
import { newTeam, type Team } from '../workflow/team.js';
import { attach, openAttachment } from './files.js';

const COMMENT = {
  ops: [{ insert: 'Please ask for a ' }, { insert: 'certified', attributes: { bold: true } }, { insert: ' copy\n' }],
};

describe('tasks about a client', () => {
  let team: Team;
  let maker: Person;
  let doer: Person;
  let officer: Person;
  let client: Person;

  beforeAll(async () => {
    team = await newTeam('Tasked Holding');
    maker = team.maker;
    doer = team.supervisor;
    officer = await addUser(team.tenant, 'COMPLIANCE_OFFICER');
    client = await addUser(team.tenant, 'CLIENT', [team.company]);
  });

  const made = async (more: object = {}, fileIds: string[] = []) =>
    succeeded(
      await maker.call(tasks.createTask, {
        company_id: team.company,
        fileIds,
        task: { assignee: doer.id, task_comment: COMMENT, ...more },
      }),
    ).task;
  const setBy = (by: Person, task_id: string, status: TaskState) => by.call(tasks.updateTask, { task_id, status });

  it('say who has to do what, for whom and by when', async () => {
    const task = await made({ due_date: '2031-02-03' });
    expect(task).toMatchObject({
      description: 'Please ask for a certified copy',
      task_status: 'to do',
      creator: { _id: maker.id, username: maker.username },
      assignee_: { _id: doer.id },
      assigned_to_user_id: doer.id,
      firstComment: { message: 'Please ask for a certified copy' },
      company_data: { _id: team.company, name: 'Tasked Holding', company_type: 'corporate' },
      due_date: '2031-02-03',
      referances: '[]',
    });
    const { tasks: listed } = succeeded(await officer.call(tasks.listTasks, { company_id: team.company }));
    expect(listed.map(({ _id }) => _id)).toContain(task._id);
  });

  it('refer to sections and files by the titles that the reader may see; invalid JSON counts as none', async () => {
    const concerns = JSON.stringify([
      { section_type: 'corporate_file', section_id: team.company },
      { section_type: 'individual', section_id: team.person },
      { section_type: 'entity', section_id: UNKNOWN_ID },
    ]);
    const { _id } = await made({ concerns });
    const { task, concern } = succeeded(await doer.call(tasks.getTask, { id: _id }));
    expect(JSON.parse(task.referances)).toHaveLength(3);
    expect(concern).toEqual({ [team.company]: 'Tasked Holding', [team.person]: 'Maria Martina' });
    expect((await made({ concerns: '[{' })).referances).toBe('[]');
  });

  it('are moved by the assignee to Review and by the creator to Done, by nobody else', async () => {
    const { _id } = await made();
    expectFailure(await setBy(doer, _id, 'done'), 403, 'tasks.task.not_yours');
    expectFailure(await setBy(maker, _id, 'review'), 403, 'tasks.task.not_yours');
    expectFailure(await setBy(officer, _id, 'review'), 403, 'tasks.task.not_yours');
    const moved = succeeded(await setBy(doer, _id, 'review'));
    expect(moved).toMatchObject({
      message: 'Task Status Updated successfully',
      task: { choices: ['to do', 'review'] },
    });
    expect(succeeded(await setBy(maker, _id, 'done')).task.task_status).toBe('done');
  });

  it('are given to somebody else by their creator, to nobody who cannot see the client', async () => {
    const { _id } = await made();
    const give = (by: Person, assignee: string) => by.call(tasks.updateTask, { task_id: _id, assignee });
    expectFailure(await give(doer, officer.id), 403, 'tasks.task.not_yours');
    expectFailure(await give(maker, (await newTenant()).admin.id), 404, 'tasks.assignee.not_found');
    const stranger = await addUser(team.tenant, 'CLIENT', [await newClient(maker, 'Another Client')]);
    expectFailure(await give(maker, stranger.id), 404, 'tasks.assignee.not_found');
    expect(succeeded(await give(maker, client.id)).task.assignee_?._id).toBe(client.id);
  });

  it('are discussed, with files that only readers of the task open', async () => {
    const [sent, foreign] = [await attach(doer, 'task/upload-file'), await attach(officer, 'task/upload-file')];
    const [file = '', other = ''] = [...sent.body.fileIds, ...foreign.body.fileIds];
    const { _id: task_id } = await made();
    const say = (files: string[], headers = {}) =>
      doer.call(tasks.createTaskMessage, { task: { content: 'Asked <b>twice</b>', task_id }, files }, headers);
    expectFailure(await say([other]), 404, 'tasks.file.not_found');
    const key = { 'idempotency-key': randomUUID() };
    const first = succeeded(await say([file], key));
    // A repeat is stored once.
    expect(succeeded(await say([file], key))).toEqual(first);
    expectFailure(await say([file]), 404, 'tasks.file.not_found');
    const { messages, task } = succeeded(await maker.call(tasks.getTask, { id: task_id }));
    expect(messages).toHaveLength(2);
    expect(task.message_count).toBe(2);
    expect(messages[1]).toMatchObject({
      message: '<p>Asked &lt;b&gt;twice&lt;&#x2F;b&gt;</p>',
      type: 'user',
      username: doer.username,
      attachment: [{ _id: file, filename: 'scan.pdf' }],
    });
    const opened = await openAttachment(file, await viewToken(officer));
    expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const outsider = (await newTenant()).admin;
    expect((await openAttachment(file, await viewToken(outsider))).status).toBe(404);
    expect((await openAttachment(other, await viewToken(maker))).status).toBe(404);
  });

  it('are read page by page, also with a thousand messages', async () => {
    const { _id: task_id } = await made();
    const first = succeeded(await maker.call(tasks.getTask, { id: task_id })).messages[0];
    await onStored('tasks', 'messages', async (rows) => {
      const one = await rows.findOne({ _id: first?.id });
      const more = Array.from({ length: 999 }, (_, n) => ({
        ...one,
        _id: randomUUID().replaceAll('-', '').slice(0, 24),
        thread_id: task_id,
        created_at: new Date(Date.now() + n),
        content: { ops: [{ insert: `Message ${n + 2}\n` }] },
      }));
      await rows.insertMany(more);
    });
    const page = async (input: object) => succeeded(await doer.call(tasks.getTask, { id: task_id, ...input }));
    const [last, early] = [await page({}), await page({ page: 1 })];
    expect([last.pages, last.messages.length, early.messages.length]).toEqual([10, 100, 100]);
    expect(last.messages.at(-1)?.message).toContain('Message 1000');
    expect(early.messages[1]?.message).toContain('Message 2<');
    expectInvalid(await doer.call(tasks.getTask, { id: task_id, page: 0 }), 'page');
  });

  it('take .pdf and .png only, and no file that is too big or empty', async () => {
    expect((await attach(doer, 'task/upload-file', Buffer.from('MZ...'))).body.code).toBe('upload.wrong_type');
    expect((await attach(doer, 'task/upload-file', Buffer.alloc(0))).body.code).toBe('input.invalid');
    const big = await attach(doer, 'task/upload-file', Buffer.alloc(10_485_761, '%PDF-1.4 '));
    expect(big.body).toMatchObject({ message: 'scan.pdf is to big, max file size is 10MB' });
    expectFailure(await api()(uploadTaskFile), 401, 'session.missing');
  });

  it('are found by state, person and words in any order', async () => {
    const { _id } = await made({ description: 'Renew the licence of Curaçao' });
    const found = async (by: Person, filter: object) =>
      succeeded(await by.call(tasks.listTasks, filter)).tasks.map((task) => task._id);
    expect(await found(officer, { search: 'curacao licence' })).toEqual([_id]);
    expect(await found(officer, { search: 'curacao licence bonaire' })).toEqual([]);
    expect(await found(officer, { search: 'licence ao' })).toEqual([_id]);
    expect(await found(officer, { search: 'licence', status: 'done' })).toEqual([]);
    expect(await found(doer, { mine: 'assigned', search: 'renew' })).toEqual([_id]);
    expect(await found(doer, { mine: 'created' })).toEqual([]);
  });

  it('of other files and other tenants are unknown', async () => {
    const { _id } = await made();
    const elsewhere = await addUser(team.tenant, 'CLIENT', [await newClient(maker, 'A Third Client')]);
    for (const person of [elsewhere, (await newTenant()).admin]) {
      expectFailure(await person.call(tasks.getTask, { id: _id }), 404, 'tasks.task.not_found');
      expectFailure(await setBy(person, _id, 'to do'), 404, 'tasks.task.not_found');
      const message = { task: { content: 'Hello', task_id: _id } };
      expectFailure(await person.call(tasks.createTaskMessage, message), 404, 'tasks.task.not_found');
      const company_id = team.company;
      const task = { task_comment: COMMENT };
      expectFailure(await person.call(tasks.createTask, { company_id, task }), 404, 'kyc.company.not_found');
      expectFailure(await person.call(tasks.listTaskPeople, { company_id }), 404, 'kyc.company.not_found');
      expect(succeeded(await person.call(tasks.listTasks, { company_id })).tasks).toEqual([]);
    }
    expect(succeeded(await client.call(tasks.getTask, { id: _id })).task._id).toBe(_id);
  });

  it('offer the people who may see the client', async () => {
    const { people } = succeeded(await client.call(tasks.listTaskPeople, { company_id: team.company }));
    expect(people.map(({ _id }) => _id)).toEqual(expect.arrayContaining([maker.id, doer.id, officer.id, client.id]));
    expect(JSON.stringify(people)).not.toContain('@');
  });

  it('refuse wrong input by name', async () => {
    const company_id = team.company;
    expectInvalid(
      await maker.call(tasks.createTask, { task: { task_comment: '' } }),
      'company_id',
      'task.task_comment',
    );
    const blank = { company_id, task: { task_comment: { ops: [{ insert: ' \n' }] }, due_date: '31/02/2026' } };
    expectInvalid(await maker.call(tasks.createTask, blank), 'task.task_comment', 'task.due_date');
    expectInvalid(await maker.call(tasks.updateTask, { task_id: UNKNOWN_ID }), 'status');
    expectInvalid(await maker.call(tasks.updateTask, { task_id: UNKNOWN_ID, status: 'To Do' }), 'status');
    expectInvalid(await maker.call(tasks.createTaskMessage, { task: { task_id: 'x', content: 'y' } }), 'task.task_id');
    expectFailure(await api()(tasks.listTasks), 401, 'session.missing');
  });

  it('go back to their creator when the assignee is deleted, which the thread says', async () => {
    const leaving = await addUser(team.tenant, 'TRUST_OFFICER');
    const { _id } = await made({ assignee: leaving.id });
    succeeded(await maker.call(deleteAccount, { user_id: leaving.id }));
    await eventually(async () => {
      const { task, messages } = succeeded(await maker.call(tasks.getTask, { id: _id }));
      expect(task.assignee_?._id).toBe(maker.id);
      expect(messages.at(-1)).toMatchObject({ note: true, message: expect.stringContaining(leaving.username) });
    });
  });

  it('are given to somebody several at a time; what cannot be given is named', async () => {
    const [first, second] = [await made(), await made()];
    const stranger = await newClient(maker, 'Other Holding');
    const answer = succeeded(
      await maker.call(tasks.assignTasks, { task_ids: [first._id, second._id], assignee: officer.id }),
    );
    expect(answer).toMatchObject({ assigned: 2, refused: [] });
    expect(succeeded(await officer.call(tasks.getTask, { id: first._id })).task.assigned_to_user_id).toBe(officer.id);
    const other = succeeded(
      await maker.call(tasks.createTask, { company_id: stranger, task: { task_comment: COMMENT } }),
    ).task;
    const given = { task_ids: [first._id, other._id], assignee: client.id };
    expect(succeeded(await maker.call(tasks.assignTasks, given))).toMatchObject({
      assigned: 1,
      refused: [{ task_id: other._id, message: expect.stringContaining('cannot see the client') }],
    });
    expect(succeeded(await doer.call(tasks.assignTasks, { ...given, task_ids: [first._id] }))).toMatchObject({
      assigned: 0,
      refused: [{ task_id: first._id }],
    });
    expectFailure(
      await maker.call(tasks.assignTasks, { ...given, task_ids: [UNKNOWN_ID] }),
      404,
      'tasks.task.not_found',
    );
    expectInvalid(await maker.call(tasks.assignTasks, { ...given, task_ids: ['x'] }), 'task_ids');
  });

  it('go with delete-object for whoever gave them', async () => {
    const { _id: id } = await made();
    const type = 'task' as const;
    expectFailure(await doer.call(deleteObject, { id, type }), 403, 'tasks.task.not_yours');
    expect(succeeded(await maker.call(deleteObject, { id, type })).changes).toEqual([]);
    expectFailure(await maker.call(tasks.getTask, { id }), 404, 'tasks.task.not_found');
    expectFailure(await maker.call(deleteObject, { id: UNKNOWN_ID, type }), 404, 'tasks.task.not_found');
  });

  it('whose creator is deleted are ended by an administrator', async () => {
    const leaver = await addUser(team.tenant, 'DATA_PROCESSOR');
    const task = { assignee: doer.id, task_comment: COMMENT };
    const { _id } = succeeded(await leaver.call(tasks.createTask, { company_id: team.company, task })).task;
    expectFailure(await maker.call(tasks.updateTask, { task_id: _id, status: 'done' }), 403, 'tasks.task.not_yours');
    succeeded(await maker.call(deleteAccount, { user_id: leaver.id }));
    await eventually(async () => {
      const { choices } = succeeded(await maker.call(tasks.getTask, { id: _id })).task;
      expect(choices).toContain('done');
    });
    expect(succeeded(await maker.call(tasks.updateTask, { task_id: _id, status: 'done' })).task.status).toBe('done');
  });

  it('past their due date are listed', async () => {
    const { _id } = await made({ due_date: '2020-01-31' });
    await made();
    const { tasks: late } = succeeded(await maker.call(tasks.listTasks, { company_id: team.company, overdue: true }));
    expect(late.map((task) => task._id)).toEqual([_id]);
  });
});
