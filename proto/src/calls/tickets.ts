import { SEVERITIES, type Severity, TASK_LIMITS, TICKET_STATES, type TicketState } from '../rules/tasks.js';
import { phrasesOf } from '../texts/define.js';
import { tasks } from '../texts/tasks.js';
import { httpCall } from './call.js';
import { DateTime, Flag, List, Name, Nested, ObjectId, ObjectIds, OneOf, Text, Whole } from './fields.js';
import { MessageText, ThreadMessage } from './threads.js';

const { errors } = phrasesOf(tasks);
const SUBJECT = { max: 200 };

export class Ticket {
  @ObjectId() _id: string;
  @ObjectId({ description: 'The same as _id' }) ticket_id: string;
  @Whole({ description: 'Its number, as people say it' }) number: number;
  @Text() subject: string;
  @Text({ max: 20_000, description: 'HTML of the first message' }) content: string;
  @OneOf(SEVERITIES) severity: Severity;
  @OneOf(TICKET_STATES) status: TicketState;
  @ObjectId() user_id: string;
  @Text() username: string;
  @DateTime() created_at: string;
  @DateTime() updated_at: string;
  @Flag({ description: 'The reader may set its status' }) may_update: boolean;
}

export class ListTickets {
  @OneOf(TICKET_STATES, { optional: true }) status?: TicketState;
  @OneOf(SEVERITIES, { optional: true }) severity?: Severity;
  @Whole({ optional: true, min: 1, max: 1_000 }) page?: number;
}

export class Tickets {
  @List(() => Ticket) tickets: Ticket[];
  @Whole() count: number;
  @Flag({ optional: true, description: 'There are more than count says' }) countIsLowerBound?: boolean;
}

export const listTickets = httpCall({
  subject: 'tasks.ticket.list',
  method: 'GET',
  path: 'support/get/tickets',
  access: 'signed-in',
  summary: "A page of one's own tickets; of all tickets for a super user",
  input: ListTickets,
  output: Tickets,
});

export class GetTicket {
  @ObjectId() id: string;
  @Whole({ optional: true, min: 1, max: 10_000, description: 'Page of the thread; the newest by default' })
  page?: number;
}

export class OneTicket {
  @Nested(() => Ticket) ticket: Ticket;
  @List(() => ThreadMessage, { description: 'Oldest first, 100 a page' }) messages: ThreadMessage[];
  @Whole({ description: 'Pages of the thread' }) pages: number;
}

export const getTicket = httpCall({
  subject: 'tasks.ticket.get',
  method: 'GET',
  path: 'support/get/ticket/:id',
  access: 'signed-in',
  summary: 'A ticket with its thread',
  input: GetTicket,
  output: OneTicket,
  fails: ['tasks.ticket.not_found'],
});

export class NewTicket {
  @Name({ ...SUBJECT, min: 1, message: errors.blankSubject }) subject: string;
  @MessageText() content: unknown;
  @OneOf(SEVERITIES) severity: Severity;
}

export class CreateTicket {
  @Nested(() => NewTicket) ticket: NewTicket;
  @ObjectIds({ optional: true, max: TASK_LIMITS.files }) fileIds?: string[];
}

export class TicketSaved {
  @Nested(() => Ticket) ticket: Ticket;
}

export const createTicket = httpCall({
  subject: 'tasks.ticket.create',
  method: 'POST',
  path: 'support/create',
  access: 'signed-in',
  summary: 'Asks the support',
  input: CreateTicket,
  output: TicketSaved,
  fails: ['permission.denied', 'tasks.file.not_found'],
  writes: true,
});

export class NewTicketMessage {
  @MessageText() content: unknown;
  @ObjectId() ticket_id: string;
}

export class CreateTicketMessage {
  @Nested(() => NewTicketMessage) ticket: NewTicketMessage;
  @ObjectIds({ optional: true, max: TASK_LIMITS.files }) files?: string[];
}

export class TicketMessageCreated {
  @Nested(() => ThreadMessage) message: ThreadMessage;
}

export const createTicketMessage = httpCall({
  subject: 'tasks.ticket.say',
  method: 'POST',
  path: 'support/message/create',
  access: 'signed-in',
  summary: 'Adds to the thread of a ticket',
  input: CreateTicketMessage,
  output: TicketMessageCreated,
  fails: ['tasks.ticket.not_found', 'tasks.ticket.closed', 'tasks.file.not_found'],
  writes: true,
});

export class UpdateTicket {
  @ObjectId() ticket_id: string;
  @OneOf(TICKET_STATES) status: TicketState;
}

export const updateTicket = httpCall({
  subject: 'tasks.ticket.update',
  method: 'POST',
  path: 'support/ticket/update',
  access: 'super-user',
  summary: 'Sets the status of a ticket; a closed one stays closed',
  input: UpdateTicket,
  output: TicketSaved,
  fails: ['tasks.ticket.not_found', 'tasks.ticket.closed'],
  writes: true,
});
