import type { Phrase } from '@dossier/proto/texts/phrase';
import { type Model, Schema } from 'mongoose';

/** `lapsed`: the exception that was made from it has ended, and it is owed again. */
export const ALARM_STATES = ['expiring', 'expired', 'stale', 'lapsed'] as const;
export type AlarmState = (typeof ALARM_STATES)[number];

/** That something in a client file ends soon or has ended. Its id says what and until when, so that nobody is told of it twice. */
export type Alarm = {
  _id: string;
  tenant_id: string;
  company_id: string;
  requirement: string;
  state: AlarmState;
  /** Its last good day, or that of the exception, YYYY-MM-DD. */
  end?: string;
  title: Phrase;
  /** Name of the party that it is about. */
  owner: string;
  at: Date;
};
export type AlarmModel = Model<Alarm>;

export const ALARM = 'RequirementAlarm';
export const alarmSchema: Schema<Alarm> = new Schema<Alarm>(
  {
    _id: String,
    tenant_id: { type: String, required: true },
    company_id: { type: String, required: true },
    requirement: { type: String, required: true },
    state: { type: String, required: true },
    end: String,
    title: { type: Schema.Types.Mixed, required: true },
    owner: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'requirement_alarms', versionKey: false, strict: 'throw' },
).index({ tenant_id: 1, company_id: 1 });
