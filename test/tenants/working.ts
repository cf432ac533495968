import * as tasks from '@dossier/proto/calls/tasks';
import { getSupportFile } from '@dossier/proto/calls/threads';
import * as tickets from '@dossier/proto/calls/tickets';
import { viewToken } from '../kyc/upload.js';
import { type Person, succeeded } from '../support/people.js';
import { attach, openAttachment } from '../tasks/files.js';
import { answered } from './answered.js';
import { type Recorded, recordSent } from './recording.js';

/** A task with its messages and a file, and a ticket. */
export async function working(admin: Person, doer: Person, company_id: string, recorded: Recorded[]): Promise<void> {
  const [file = ''] = (await attach(admin, 'task/upload-file')).body.fileIds;
  const task = { task_comment: 'Ask Zanzibar for the licence', assignee: doer.id };
  const { _id: task_id } = succeeded(await admin.call(tasks.createTask, { company_id, task, fileIds: [file] })).task;
  succeeded(await admin.call(tasks.listTasks, { company_id }));
  succeeded(await admin.call(tasks.listTaskPeople, { company_id }));
  succeeded(await admin.call(tasks.getTask, { id: task_id }));
  succeeded(await admin.call(tasks.createTaskMessage, { task: { task_id, content: 'Asked' } }));
  succeeded(await admin.call(tasks.updateTask, { task_id, status: 'done' }));
  await recordSent(recorded, getSupportFile, admin, { id: file }, async (by, { id }) =>
    answered(await openAttachment(String(id), await viewToken(by))),
  );
  const ticket = { subject: 'Zanzibar', content: 'The chart is empty', severity: 'low' as const };
  const { _id: ticket_id } = succeeded(await admin.call(tickets.createTicket, { ticket })).ticket;
  succeeded(await admin.call(tickets.getTicket, { id: ticket_id }));
  succeeded(await admin.call(tickets.createTicketMessage, { ticket: { ticket_id, content: 'Still' } }));
}
