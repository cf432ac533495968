import type { Plain } from './json.js';

/** The fields that tie a record to the one above it. They are set when it is made and never edited. */
export const LINKS = [
  'mbd_related',
  'share_holder_related',
  'ubo_related',
  'person',
  'legalEntity',
  'subsidiary_id',
  'account_number_id',
] as const;
export type Link = (typeof LINKS)[number];
export type Links = Partial<Record<Link, string>>;

/** What a condition may know beside the record's own values. Dates are YYYY-MM-DD. */
export type Facts = {
  today: string;
  links?: Links;
  /** Only of a kyc_file. */
  documentType?: string;
  company?: { company_type?: string; location_type?: string; account_holder_type?: string };
};

export type Condition = (values: Plain, facts: Facts) => boolean;

/** The condition that a field holds exactly this value. */
export const is =
  (field: string, value: string): Condition =>
  (values) =>
    values[field] === value;
