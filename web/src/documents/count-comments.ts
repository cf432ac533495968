import { fieldOf } from '@dossier/proto/records/definitions';
import { isBlank } from '@dossier/proto/records/model/rich-text';
import { effectiveValues, type FileRecord } from '@/file/record';

/** How many comments of a document the reader can open. */
export const countComments = (document: FileRecord): number =>
  Object.entries(effectiveValues(document)).filter(
    ([name, value]) => fieldOf('kyc_file', name)?.type === 'comment' && !isBlank(value),
  ).length;
