import type { components } from '@/lib/api/schema';
import type { FileRecord } from './record';

/** A change that waits on a record: whose it is, since when, and which fields it would change. */
export type WaitingChange = components['schemas']['WaitingChange'];

/** The change that a waiting value of a field comes from. */
export const fieldMark = ({ waiting }: FileRecord, name: string): WaitingChange | undefined =>
  waiting?.find(({ fields }) => fields.includes(name));

/** The change that asks for the whole record to be added or removed. */
export const recordMark = ({ waiting, remove, add }: FileRecord): WaitingChange | undefined =>
  waiting?.find(({ change_id }) => change_id === (remove ?? add));
