import type { Carried } from '@dossier/kit/carried';
import { SUBJECT_TYPES, type SubjectType } from '@dossier/proto/rules/screening';
import { Schema } from 'mongoose';

/** The evidence of one screening. It is written once; only what it carries is taken off. */
export type ScreeningRecord = {
  _id: string;
  tenant_id: string;
  company_id: string;
  /** What the client was called; screenings of before it was kept lack it. */
  company_name?: string;
  person_id?: string;
  at: Date;
  by: { id: string; name: string };
  type: SubjectType;
  /** JSON text. What the service itself says in a response is kept as phrases, in older ones as English sentences. */
  request: string;
  response: string;
  /** The response without the details of the matches, for lists. */
  brief: string;
  matches: number;
  alerts: number;
  provider: string;
  engine_version: string;
  list_versions: string[];
  duration_ms: number;
  carried?: Carried;
};

export const SCREENING = 'Screening';

const required = { type: String, required: true };

export const screeningSchema: Schema<ScreeningRecord> = new Schema<ScreeningRecord>(
  {
    _id: required,
    tenant_id: required,
    company_id: required,
    company_name: String,
    person_id: String,
    at: { type: Date, required: true },
    by: { id: String, name: String, _id: false },
    type: { ...required, enum: SUBJECT_TYPES },
    request: required,
    response: required,
    brief: required,
    matches: Number,
    alerts: Number,
    provider: String,
    engine_version: String,
    list_versions: [String],
    duration_ms: Number,
    carried: {},
  },
  { collection: 'screenings', versionKey: false, strict: 'throw' },
)
  .index({ tenant_id: 1, company_id: 1, at: -1, _id: -1 })
  .index({ 'carried.event._id': 1 }, { sparse: true });
