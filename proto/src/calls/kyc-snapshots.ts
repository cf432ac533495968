import type { Delta } from '../records/model/field.js';
import { cleanDelta, parsedDelta } from '../rules/rich-text.js';
import { inputTexts } from '../texts/inputs.js';
import type { FieldErrors } from '../texts/phrase.js';
import { recordTexts } from '../texts/records.js';
import { httpCall } from './call.js';
import { Anything, DateTime, Flag, List, Name, Nested, ObjectId, Text } from './fields.js';
import { answerClass, RecordId } from './kyc-records.js';
import { keysFor } from './record-access.js';

/** A stored state of a client file, without what it holds: that is read by the calls of the file with its id as `snapshotId`. */
export class Snapshot {
  @ObjectId() _id: string;
  @ObjectId() snapshot_id: string;
  @ObjectId() company_id: string;
  @Text() company_type: string;
  @Text() label: string;
  @Anything({ description: 'Quill Delta' }) comment?: Delta;
  @Text({ description: 'Who made it' }) comment_by: string;
  @DateTime() snapshotDate: string;
  @Flag({ optional: true, description: 'Made by the approval of a review' }) review?: boolean;
  @ObjectId({ optional: true, description: 'The change that waits to remove it' }) remove?: string;
}

export class ListSnapshots {
  @ObjectId({ description: 'The client' }) id: string;
}

export class Snapshots {
  @ObjectId() id: string;
  @List(() => Snapshot, { description: 'The newest first' }) snapshots: Snapshot[];
}

export const listSnapshots = httpCall({
  subject: 'kyc.snapshot.list',
  method: 'GET',
  path: 'snapshots/list',
  access: keysFor('revision', 'view'),
  summary: 'The stored states of a client file',
  input: ListSnapshots,
  output: Snapshots,
  fails: ['kyc.company.not_found'],
});

export const getSnapshot = httpCall({
  subject: 'kyc.snapshot.get',
  method: 'GET',
  path: 'get-snapshot/:id',
  access: keysFor('revision', 'view'),
  summary: 'One stored state of a client file as a record, without what it holds',
  input: RecordId,
  output: answerClass('SnapshotFound', { revision: 'revision' }),
  fails: ['kyc.snapshot.not_found'],
});

export class SaveSnapshot {
  @ObjectId() company_id: string;
  @Name({ min: 1, max: 200, message: recordTexts.revisionLabelRequired }) label: string;
  @Anything({ description: 'Quill Delta, as an object or as JSON text' }) comment?: unknown;
}

/** An empty comment is none. */
export function commentOf({ comment }: Partial<SaveSnapshot>): Delta | undefined {
  return cleanDelta(parsedDelta(comment));
}

/** What is wrong with the comment. */
export function commentErrors(input: Partial<SaveSnapshot>): FieldErrors {
  const given = parsedDelta(input.comment);
  return given === undefined || given === null || commentOf(input) ? {} : { comment: inputTexts.richText };
}

export class SnapshotSaved {
  @Nested(() => Snapshot) snapshot: Snapshot;
}

export const saveSnapshot = httpCall({
  subject: 'kyc.snapshot.save',
  method: 'POST',
  path: 'snapshot-save',
  access: keysFor('revision', 'create'),
  summary: 'Stores the state of a client file under a label, at once; it never changes',
  input: SaveSnapshot,
  output: SnapshotSaved,
  check: commentErrors,
  fails: ['kyc.company.not_found'],
  writes: true,
});
