import type { Principal } from '@dossier/kit/principal';
import type { RecordAnswer, WaitingChange } from '@dossier/proto/calls/record-view';
import { pendingOf } from '@dossier/proto/records/changes';
import { applies } from '@dossier/proto/records/check';
import { definitions } from '@dossier/proto/records/definitions';
import type { Fields } from '@dossier/proto/records/model/field';
import { isPending } from '@dossier/proto/records/model/stored';
import { readableOnly, view } from '@dossier/proto/records/view';
import { mayDo, readerOf } from './access.js';
import { type FileRecord, storedOf } from './file-record.js';

/** A record as it leaves: what ties it to others, the changes that wait on the whole of it, and every field the reader may see. */
export function present(record: FileRecord, by: Principal): RecordAnswer {
  return {
    _id: record._id,
    company_id: record.company_id,
    createdAt: record.created_at.toISOString(),
    ...record.links,
    ...(record.add ? { add: record.add } : {}),
    ...(record.remove ? { remove: record.remove } : {}),
    ...waiting(record, by),
    ...(record.kind === 'kyc_file' ? document(record, by) : view(record.kind, record, readerOf(by))),
  };
}

/** The changes that wait on it: whose they are, since when, and which of the fields that the reader may see. */
function waiting(record: FileRecord, by: Principal): { waiting?: WaitingChange[] } {
  const changes = pendingOf(storedOf(record)).map(({ change, actionType, fields }): WaitingChange => {
    const proposer = record.proposals?.[change];
    return {
      change_id: change,
      actionType,
      fields: Object.keys(readableOnly(record.kind, fields, readerOf(by))),
      ...(proposer ? { by: proposer.by.name, at: proposer.at.toISOString(), own: proposer.by.id === by.userId } : {}),
    };
  });
  return changes.length > 0 ? { waiting: changes } : {};
}

const DOCUMENT_FIELDS: Fields = definitions.kyc_file.fields;

/** A document without the fields that its type never has: most types have few of them. */
function document(record: FileRecord, by: Principal): Record<string, unknown> {
  const { _id, documentType = '', fields } = record;
  const has = (name: string): boolean => {
    const field = DOCUMENT_FIELDS[name];
    return name in fields || (field !== undefined && applies(field, {}, { today: '', documentType }));
  };
  const shown = Object.entries(view('kyc_file', record, readerOf(by))).filter(([name]) => has(name));
  return { id: _id, documentType, new_file: isPending(fields.file), ...Object.fromEntries(shown) };
}

/** Those of the records that lie in sections one may see. */
export const presentAll = (records: readonly FileRecord[], by: Principal): RecordAnswer[] =>
  records.filter((record) => mayDo(by, 'view', record)).map((record) => present(record, by));

/** The listing of services as a list of its own: it has its own keys. */
export function listingOf(company: FileRecord, by: Principal): RecordAnswer[] {
  const { _id, company_id, createdAt, listing_services } = present(company, by);
  return listing_services === undefined ? [] : [{ _id, company_id, createdAt, listing_services }];
}
