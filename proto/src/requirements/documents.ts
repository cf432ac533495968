import type { DocumentType } from '../documents/catalogue.js';
import { documentProgress, type Progress } from '../documents/completeness.js';
import type { FiledRecord } from '../records/model/filed.js';
import type { Party } from './file.js';
import type { Policy } from './requirement.js';
import { appliesTo } from './states.js';

/** The documents that a party of this client must have, in the order of the policy. */
export const neededDocuments = (
  party: Party,
  client: FiledRecord,
  { requirements }: Pick<Policy, 'requirements'>,
): DocumentType[] =>
  requirements.flatMap(({ target, for: rule }) =>
    'document' in target && appliesTo(rule, party, client) ? [target.document] : [],
  );

/** How many of these documents are filled; one of a type that may exist several times counts once it is begun. */
export const heldOf = (needed: readonly DocumentType[], documents: readonly FiledRecord[]): Progress =>
  documentProgress(
    needed,
    documents.map(({ documentType = '', values }) => ({ documentType, values })),
  );
