import { ObjectId, ObjectIds, OneOf } from '../calls/fields.js';
import {
  SEVERITIES,
  type Severity,
  TASK_STATES,
  type TaskState,
  TICKET_STATES,
  type TicketState,
} from '../rules/tasks.js';
import { event } from './event.js';

const TASK_CHANGES = ['created', 'updated', 'message', 'deleted'] as const;

/** Ids and states only: what people wrote stays with the service. */
export class TaskChanged {
  @ObjectId() task_id: string;
  @ObjectId() company_id: string;
  @OneOf(TASK_CHANGES) change: (typeof TASK_CHANGES)[number];
  @OneOf(TASK_STATES) task_status: TaskState;
  @ObjectId() creator: string;
  @ObjectId({ optional: true }) assignee?: string;
}

export const taskChanged = event({
  subject: 'dossier.tasks.task.changed.v1',
  summary: 'A task was created, updated or discussed',
  data: TaskChanged,
  live: () => [],
});

export class TicketChanged {
  @ObjectId() ticket_id: string;
  @ObjectId() user_id: string;
  @OneOf(TASK_CHANGES) change: (typeof TASK_CHANGES)[number];
  @OneOf(TICKET_STATES) status: TicketState;
  @OneOf(SEVERITIES) severity: Severity;
}

export const ticketChanged = event({
  subject: 'dossier.tasks.ticket.changed.v1',
  summary: 'A support ticket was created, updated or answered',
  data: TicketChanged,
  live: () => [],
  people: ({ user_id }) => [user_id],
  support: true,
});

export class NoticeTold {
  @ObjectIds({ description: 'Whose notices are others than before' }) user_ids: string[];
}

export const noticeTold = event({
  subject: 'dossier.tasks.notice.told.v1',
  summary: 'People were told of something, or read it',
  data: NoticeTold,
  live: () => [],
  people: ({ user_ids }) => user_ids,
});
