import type { Answers } from '@dossier/proto/due-diligence/answers';
import { ELEMENT_TYPES, type ElementType } from '@dossier/proto/due-diligence/elements';
import type { Confirmation } from '@dossier/proto/due-diligence/refresh';
import type { Plain } from '@dossier/proto/records/model/json';
import { type Model, Schema } from 'mongoose';
import { schemaOptions } from '../records/record.schema.js';

/** A company or person of a form. Identifiers begin with the moment they were made: the newest comes first. */
export type Element = {
  _id: string;
  tenant_id: string;
  due_diligence_id: string;
  type: ElementType;
  answers: Answers;
  /** The record of the client file it was filled in from, and what that said. */
  record?: string;
  filed?: Plain;
  confirmed?: Confirmation;
};

export const ELEMENT = 'Element';
export type ElementModel = Model<Element>;
export const elementSchema: Schema<Element> = new Schema<Element>(
  {
    _id: String,
    tenant_id: { type: String, required: true },
    due_diligence_id: { type: String, required: true },
    type: { type: String, enum: ELEMENT_TYPES, required: true },
    answers: { type: Schema.Types.Mixed, required: true },
    record: String,
    filed: Schema.Types.Mixed,
    confirmed: Schema.Types.Mixed,
  },
  { ...schemaOptions, collection: 'elements' },
).index({ due_diligence_id: 1, _id: -1 });
