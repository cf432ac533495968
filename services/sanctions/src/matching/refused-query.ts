import { type Failure, invalid } from '@dossier/proto/failures/failure';
import type { ScreeningSubject } from '@dossier/proto/rules/screening';
import { phrasesOf } from '@dossier/proto/texts/define';
import type { Phrase } from '@dossier/proto/texts/phrase';
import { screening } from '@dossier/proto/texts/screening';
import type { QueryFault } from '../engine/query.js';

const { validation } = phrasesOf(screening);

/** What the engine cannot screen: the field at fault and its sentence. */
const REFUSED = {
  name_missing: ['surname', validation.noLetters],
  name_too_short: ['surname', validation.tooShort],
  name_too_long: ['surname', validation.tooLong],
  dob_unreadable: ['dob', validation.dateUnreadable],
  nationality_unknown: ['nationality', validation.nationalityUnknown],
} as const satisfies Record<QueryFault, readonly [field: string, sentence: Phrase]>;

/** A name without a letter, a country that does not exist: the request is at fault, and says which field. */
export function refusedQuery(fault: QueryFault, { type }: Pick<ScreeningSubject, 'type'>): Failure {
  const [field, sentence] = REFUSED[fault];
  return invalid({ [field === 'surname' && type === 'organisation' ? 'name' : field]: sentence });
}
