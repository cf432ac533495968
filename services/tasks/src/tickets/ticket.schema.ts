import type { Severity, TicketState } from '@dossier/proto/rules/tasks';
import { SEVERITIES, TICKET_STATES } from '@dossier/proto/rules/tasks';
import { Schema } from 'mongoose';

export type TicketRecord = {
  _id: string;
  number: number;
  tenant_id: string;
  user_id: string;
  username: string;
  subject: string;
  /** HTML of the first message. */
  content: string;
  severity: Severity;
  status: TicketState;
  created_at: Date;
  touched_at: Date;
};

export const TICKET = 'Ticket';
export const ticketSchema: Schema<TicketRecord> = new Schema<TicketRecord>(
  {
    _id: String,
    number: { type: Number, required: true },
    tenant_id: { type: String, default: '' },
    user_id: { type: String, required: true },
    username: String,
    subject: String,
    content: String,
    severity: { type: String, enum: SEVERITIES, required: true },
    status: { type: String, enum: TICKET_STATES, required: true },
    created_at: { type: Date, required: true },
    touched_at: { type: Date, required: true },
  },
  { collection: 'tickets', versionKey: false, strict: 'throw' },
)
  .index({ number: 1 }, { unique: true })
  .index({ user_id: 1, touched_at: -1, _id: -1 })
  .index({ touched_at: -1, _id: -1 })
  .index({ status: 1, touched_at: -1, _id: -1 });

/** The last number that a ticket got. */
export type TicketCounter = { _id: string; last: number };
export const TICKET_COUNTER = 'TicketCounter';
export const ticketCounterSchema: Schema<TicketCounter> = new Schema<TicketCounter>(
  { _id: String, last: Number },
  { collection: 'ticket_counter', versionKey: false, strict: 'throw' },
);
