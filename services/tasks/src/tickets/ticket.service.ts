import { findOrFail, page } from '@dossier/kit/mongo';
import { Events } from '@dossier/kit/outbox';
import type { Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import { readMessage } from '@dossier/proto/calls/threads';
import type {
  CreateTicket,
  CreateTicketMessage,
  GetTicket,
  ListTickets,
  OneTicket,
  Ticket,
  TicketMessageCreated,
  TicketSaved,
  Tickets,
  UpdateTicket,
} from '@dossier/proto/calls/tickets';
import { type TicketChanged, ticketChanged } from '@dossier/proto/events/tasks';
import { failure } from '@dossier/proto/failures/failure';
import type { Delta } from '@dossier/proto/records/model/field';
import { phrasesOf } from '@dossier/proto/texts/define';
import { notices as texts } from '@dossier/proto/texts/notices';
import type { Phrase } from '@dossier/proto/texts/phrase';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { type News, Notices } from '../notices/notices.js';
import { htmlOf } from '../threads/html.js';
import { messageView, Threads } from '../threads/threads.js';
import { ticketsOf } from './reach.js';
import { TICKET, TICKET_COUNTER, type TicketCounter, type TicketRecord } from './ticket.schema.js';

const { said } = phrasesOf(texts);

/** What people ask the support, and what it answers. */
@Injectable()
export class TicketService {
  constructor(
    @InjectModel(TICKET) private readonly tickets: Model<TicketRecord>,
    @InjectModel(TICKET_COUNTER) private readonly counters: Model<TicketCounter>,
    private readonly threads: Threads,
    private readonly store: Store,
    private readonly events: Events,
    private readonly notices: Notices,
  ) {}

  async list({ status, severity, ...request }: ListTickets, by: Principal): Promise<Tickets> {
    const filter = { ...ticketsOf(by), ...(status ? { status } : {}), ...(severity ? { severity } : {}) };
    const { rows, ...count } = await page(this.tickets, filter, request, { createdAt: 'touched_at' });
    return { tickets: rows.map((ticket) => ticketView(ticket, by)), ...count };
  }

  async get({ id, page: asked }: GetTicket, by: Principal): Promise<OneTicket> {
    const ticket = await this.find(id, by);
    return { ticket: ticketView(ticket, by), ...(await this.threads.page(id, asked)) };
  }

  /** A super user is the support and asks nobody. */
  async create({ ticket, fileIds = [] }: CreateTicket, by: Principal): Promise<TicketSaved> {
    if (by.isSuperUser) throw failure('permission.denied');
    return this.store.write(async () => {
      const now = new Date();
      const record: TicketRecord = {
        _id: new Types.ObjectId().toHexString(),
        number: await this.nextNumber(),
        tenant_id: by.tenantId,
        user_id: by.userId,
        username: by.name,
        subject: ticket.subject,
        content: htmlOf(readMessage(ticket.content) as Delta),
        severity: ticket.severity,
        status: 'open',
        created_at: now,
        touched_at: now,
      };
      await this.tickets.create(record);
      await this.threads.add(threadOf(record), ticket.content, fileIds, by);
      await this.store.audit(by, 'ticket.created', record._id, { severity: ticket.severity });
      await this.tell(record, 'created', by);
      return { ticket: ticketView(record, by) };
    });
  }

  async say(
    { ticket: { content, ticket_id }, files = [] }: CreateTicketMessage,
    by: Principal,
  ): Promise<TicketMessageCreated> {
    return this.store.write(async () => {
      const ticket = await this.find(ticket_id, by);
      // Also what makes a message and the closing of its ticket follow one another.
      const open = await this.tickets.updateOne(
        { _id: ticket_id, status: { $ne: 'closed' } },
        { $set: { touched_at: new Date() } },
      );
      if (open.matchedCount === 0) throw failure('tasks.ticket.closed');
      const message = await this.threads.add(threadOf(ticket), content, files, by);
      await this.notices.tell([ticket.user_id], newsOf(ticket, message._id, said.ticketAnswered), asOwner(ticket, by));
      await this.tell(ticket, 'message', by);
      return { message: messageView(message) };
    });
  }

  async update({ ticket_id, status }: UpdateTicket, by: Principal): Promise<TicketSaved> {
    return this.store.write(async () => {
      const before = await this.find(ticket_id, by);
      if (before.status === 'closed') throw failure('tasks.ticket.closed');
      const after = { ...before, status, touched_at: new Date() };
      await this.tickets.updateOne({ _id: ticket_id }, { $set: { status, touched_at: after.touched_at } });
      await this.store.audit(by, 'ticket.updated', ticket_id, { status, before: before.status });
      const item = new Types.ObjectId().toHexString();
      await this.notices.tell([after.user_id], newsOf(after, item, said.ticketMoved), asOwner(after, by));
      await this.tell(after, 'updated', by);
      return { ticket: ticketView(after, by) };
    });
  }

  private async nextNumber(): Promise<number> {
    const { last } = await this.counters
      .findOneAndUpdate({ _id: 'tickets' }, { $inc: { last: 1 } }, { upsert: true, returnDocument: 'after' })
      .lean<TicketCounter>()
      .orFail();
    return last;
  }

  private find(_id: string, by: Principal): Promise<TicketRecord> {
    return findOrFail(this.tickets, { ...ticketsOf(by), _id }, 'tasks.ticket.not_found');
  }

  private tell(ticket: TicketRecord, change: TicketChanged['change'], by: Principal): Promise<void> {
    const { _id, user_id, status, severity, tenant_id } = ticket;
    return this.events.publish(ticketChanged, { ...by, tenantId: tenant_id }, _id, {
      ticket_id: _id,
      user_id,
      change,
      status,
      severity,
    });
  }
}

/** The notice belongs to the asker's tenant, not to the support. */
const asOwner = ({ tenant_id }: TicketRecord, { userId, name }: Principal) => ({ tenantId: tenant_id, userId, name });

const newsOf = ({ _id, number }: TicketRecord, item: string, text: (number: string) => Phrase): News => ({
  kind: 'ticket',
  about: _id,
  item,
  text: text(String(number)),
  path: `/help-center/${_id}`,
});

const threadOf = ({ _id, tenant_id }: TicketRecord) => ({ about: 'ticket', thread_id: _id, tenant_id }) as const;

function ticketView({ created_at, touched_at, tenant_id: _, ...ticket }: TicketRecord, by: Principal): Ticket {
  return {
    ...ticket,
    ticket_id: ticket._id,
    created_at: created_at.toISOString(),
    updated_at: touched_at.toISOString(),
    may_update: by.isSuperUser && ticket.status !== 'closed',
  };
}
