import type { Kind } from '@dossier/proto/records/definitions';
import type { Facts, Links } from '@dossier/proto/records/model/facts';
import type { Json, Plain } from '@dossier/proto/records/model/json';
import * as stored from '@dossier/proto/records/model/stored';
import { titleOf as titleOfStored } from '@dossier/proto/records/title';
import type { WaitingChange } from './marks';

/** A field as the server tells it; `new_value` is there while a change waits, and may be null ("to be emptied"). */
export type FieldState = { value: Json; new_value?: Json };

export type RecordRef = { kind: Kind; id: string };

/** One record of a client file. Fields that the reader may not see are absent. */
export type FileRecord = RecordRef & {
  fields: Record<string, FieldState>;
  links: Links;
  documentType?: string;
  /** The change that waits to add the whole record, or to take it away. */
  add?: string;
  remove?: string;
  /** The changes that wait on it. */
  waiting?: readonly WaitingChange[];
};

export const keyOf = ({ kind, id }: RecordRef): string => `${kind}/${id}`;

export const isWaiting = (state: FieldState | undefined): state is FieldState & { new_value: Json } =>
  state !== undefined && 'new_value' in state;

/** The approved values. */
export const liveValues = (record: FileRecord): Plain => stored.liveValues(record);

/** The values once everything that waits is approved: what forms start from and conditions go by. */
export const effectiveValues = (record: FileRecord): Plain => stored.effectiveValues(record);

/** What conditions may know beside the record's own values. */
export const factsOf = (record: FileRecord, company: Facts['company'], today: string): Facts => ({
  today,
  links: record.links,
  ...(record.documentType ? { documentType: record.documentType } : {}),
  ...(company ? { company } : {}),
});

/** What people call the record; its kind's label while nobody has named it. */
export const titleOf = (record: FileRecord): string => titleOfStored(record.kind, record, record.documentType);

/** How many changes wait on these records, counted as the queue counts them: one save is one, however many fields it has. */
export const countWaiting = (records: readonly FileRecord[]): number =>
  new Set(records.flatMap(({ waiting = [] }) => waiting.map(({ change_id }) => change_id))).size;

/** How many changes wait that concern one of these fields. */
export const countWaitingOn = ({ waiting = [] }: FileRecord, fields: readonly string[]): number =>
  waiting.filter((change) => change.fields.some((name) => fields.includes(name))).length;
