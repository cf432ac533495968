import type {
  ChangeOrigin,
  ChangeProposed,
  CompanySnapshot,
  RecordReference,
  SupersededChange,
} from '@dossier/proto/events/kyc';
import type { Changed, Superseded } from '@dossier/proto/records/changes';
import type { StoredFile } from '@dossier/proto/records/model/field';
import { effectiveValues, liveValues } from '@dossier/proto/records/model/stored';
import { titleOf } from '@dossier/proto/records/title';
import { RISK_LEVELS } from '@dossier/proto/rules/risk';
import type { FileRecord } from '../file/file-record.js';

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const present = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as T;

/** A client as other services and systems know it: approved values. */
export function companySnapshot(company: FileRecord): CompanySnapshot {
  const values = liveValues(company);
  return present({
    _id: company._id,
    name: titleOf('company', company),
    company_type: text(values.company_type) ?? '',
    location_type: text(values.location_type),
    account_holder_type: text(values.account_holder_type),
    first_name: text(values.first_name),
    last_name: text(values.last_name),
    next_review_date: text(values.next_review_date),
    risk_level: RISK_LEVELS.find((level) => level === values.risk_level),
    createdAt: company.created_at.toISOString(),
  });
}

export const referenceTo = (record: FileRecord): RecordReference => ({
  kind: record.kind,
  id: record._id,
  title: titleOf(record.kind, record, record.documentType),
});

export const supersededChanges = (superseded: readonly Superseded[]): SupersededChange[] =>
  superseded.map(({ change, fields, ends }) => ({ change_id: change, fields, ends }));

/** What ties a change to others: the save it is part of, and what it was taken over from. */
export type CameWith = { set?: string; origin?: ChangeOrigin & { part: string } };

export type Proposal = CameWith & {
  id: string;
  actionType: ChangeProposed['actionType'];
  changed: Changed;
  superseded: readonly Superseded[];
};

/**
 * What the world hears of a proposal. `record` is the record as it now waits, `above` the records it hangs on, nearest first; `behind` is
 * who holds it, by whose name people know a holding or an office.
 */
export function changeEvent(
  company: FileRecord,
  record: FileRecord,
  above: readonly FileRecord[],
  { id, actionType, changed, superseded, set, origin }: Proposal,
  behind: FileRecord = record,
): ChangeProposed {
  const own = actionType === 'change' ? record.add : undefined;
  const file = changed.file?.new;
  return present({
    change_id: id,
    company_id: record.company_id,
    company: companySnapshot(company),
    kind: record.kind,
    object_id: record._id,
    title: titleOf(behind.kind, behind, behind.documentType),
    section: record.section,
    actionType,
    fields: changed,
    links: record.links,
    parents: above.map(referenceTo),
    waits_for: actionType === 'remove' ? undefined : (own ?? above.find(({ add }) => add)?.add),
    documentType: record.documentType,
    file: file ? (file as unknown as StoredFile) : undefined,
    superseded: supersededChanges(superseded),
    change_set_id: set,
    origin: origin && { kind: origin.kind, id: origin.id, label: origin.label },
  });
}

export const emptyEffect = (record: FileRecord): Changed =>
  Object.fromEntries(Object.entries(liveValues(record)).map(([name, current]) => [name, { current, new: null }]));

/** Everything a new record waits with. */
export const additions = (record: FileRecord): Changed =>
  Object.fromEntries(
    Object.entries(effectiveValues(record)).map(([name, value]) => [name, { current: null, new: value }]),
  );
