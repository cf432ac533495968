import type { ListCompanies, ListedCompany } from '@dossier/proto/calls/kyc-companies';
import { liveValues } from '@dossier/proto/records/model/stored';
import type { Standing } from '@dossier/proto/requirements/standing';
import type { Listed, StoredCompany } from '../file/company.schema.js';
import type { FileRecord } from '../file/file-record.js';

type Key = keyof typeof ORDERS;
type Ordered = Pick<Listed, 'name_key' | 'location_type' | 'next_review_date'>;
export type Row = Pick<FileRecord, '_id' | 'fields' | 'created_at'> &
  Pick<StoredCompany, 'standing'> & { list: Ordered };

/** What each order goes by. */
export const ORDERS = {
  createdAt: 'created_at',
  name: 'list.name_key',
  location_type: 'list.location_type',
  next_review_date: 'list.next_review_date',
  requirements: 'standing.urgency',
} as const;

const SHOWN = [
  'company_type',
  'name',
  'first_name',
  'last_name',
  'location_type',
  'account_holder_type',
  'next_review_date',
];
/** What is read of a client for the list. */
export const LISTED = {
  standing: 1,
  ...Object.fromEntries(
    [ORDERS.createdAt, ORDERS.name, ORDERS.location_type, ORDERS.next_review_date].map((path) => [path, 1]),
  ),
  ...Object.fromEntries(SHOWN.map((name) => [`fields.${name}.value`, 1])),
};

/** What of a client has to be known to put it in its place: its order's own field. Some ways read the rest in passing. */
export type Placed = Pick<Row, '_id' | 'created_at' | 'list' | 'standing'> & Partial<Pick<Row, 'fields'>>;

const VALUES: Record<Key, (row: Placed) => string | number> = {
  createdAt: ({ created_at }) => created_at.getTime(),
  name: ({ list }) => list.name_key,
  location_type: ({ list }) => list.location_type ?? '',
  next_review_date: ({ list }) => list.next_review_date ?? '',
  requirements: ({ standing }) => standing?.urgency ?? '',
};

/** The database's own order, for rows that come from several queries: what is missing comes first when ascending. */
export function inOrder({ orderingKey = 'createdAt', orderingValue }: ListCompanies): (a: Placed, b: Placed) => number {
  const value = VALUES[orderingKey];
  const sign = orderingValue === 'asc' ? 1 : -1;
  return (a, b) => {
    const [left, right] = [value(a), value(b)];
    return left < right ? -sign : left > right ? sign : 0;
  };
}

const counted = ({ urgency, due_on, ...standing }: Standing): ListedCompany['standing'] => standing;

/** A client as the list shows it: approved values only. */
export const listed = ({ _id, fields, created_at, standing }: Row): ListedCompany => ({
  _id,
  ...(liveValues({ fields }) as Omit<ListedCompany, '_id' | 'createdAt' | 'standing'>),
  createdAt: created_at.toISOString(),
  ...(standing ? { standing: counted(standing) } : {}),
});
