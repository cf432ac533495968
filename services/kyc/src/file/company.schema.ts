import type { Standing } from '@dossier/proto/requirements/standing';
import { type Model, Schema } from 'mongoose';
import { recordFields, type StoredRecord, schemaOptions } from './record.schema.js';

/** What lists show and search of a client, beside the record: approved values only. */
export type Listed = {
  company_type: string;
  /** Name as people read it, and as it is compared: without case and accents. */
  display_name: string;
  name_key: string;
  /** Every ending of `name_key`: what search looks up. */
  endings: string[];
  location_type?: string;
  next_review_date?: string;
};
export type StoredCompany = StoredRecord & {
  list: Listed;
  /** Words beside the name that search finds it by: of approved people and entities, and numbers. */
  found_by?: string[];
  /** How its requirements stand. Follows the file a moment later; absent until it was first worked out. */
  standing?: Standing;
};
export type CompanyModel = Model<StoredCompany>;

const WITHIN = { tenant_id: 1, 'list.company_type': 1 } as const;
/**
 * One index per order of the client list, and one for its search. The trailing fields let a list be filtered, searched, sorted and counted
 * without reading a client.
 */
export const LIST_INDEXES = {
  createdAt: {
    ...WITHIN,
    created_at: 1,
    'list.name_key': 1,
    'list.next_review_date': 1,
    'list.location_type': 1,
    _id: 1,
  },
  name: { ...WITHIN, 'list.name_key': 1, created_at: 1, 'list.next_review_date': 1, _id: 1 },
  location_type: {
    ...WITHIN,
    'list.location_type': 1,
    created_at: 1,
    'list.name_key': 1,
    'list.next_review_date': 1,
    _id: 1,
  },
  next_review_date: {
    ...WITHIN,
    'list.next_review_date': 1,
    created_at: 1,
    'list.name_key': 1,
    'list.location_type': 1,
    _id: 1,
  },
  requirements: {
    ...WITHIN,
    'standing.urgency': 1,
    created_at: 1,
    'list.name_key': 1,
    'list.next_review_date': 1,
    'standing.open': 1,
    'standing.expired': 1,
    'standing.expiring': 1,
    _id: 1,
  },
  search: { ...WITHIN, 'list.endings': 1 },
  others: { ...WITHIN, found_by: 1 },
} as const;
export type ListIndex = keyof typeof LIST_INDEXES;

export const COMPANY = 'Company';
export const companySchema: Schema<StoredCompany> = new Schema<StoredCompany>(
  {
    ...recordFields,
    found_by: { type: [String], default: undefined },
    list: {
      company_type: String,
      display_name: String,
      name_key: String,
      endings: { type: [String], default: undefined },
      location_type: String,
      next_review_date: String,
    },
    standing: Schema.Types.Mixed,
  },
  { ...schemaOptions, collection: 'companies' },
);
for (const index of Object.values(LIST_INDEXES)) companySchema.index(index);
// A walk over all clients of a tenant.
companySchema.index({ tenant_id: 1, _id: 1 });
