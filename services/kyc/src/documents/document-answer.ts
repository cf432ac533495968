import type { Principal } from '@dossier/kit/principal';
import type { Answer } from '@dossier/proto/calls/kyc-records';
import type { FileRecord } from '../file/file-record.js';
import { present } from '../file/present.js';

export type SavedDocument = { record: FileRecord; changes: string[]; notices: string[] };

/** What a saved document answers: the document, its review actions, and what the save did by itself. */
export const answerOf = ({ record, changes, notices }: SavedDocument, by: Principal): Answer => ({
  file: present(record, by),
  changes,
  ...(notices.length > 0 ? { notices } : {}),
});
