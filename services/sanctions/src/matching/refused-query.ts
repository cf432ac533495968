import { type Failure, invalid } from '@dossier/proto/failures/failure';
import type { ScreeningSubject } from '@dossier/proto/rules/screening';
import { screeningAnswers } from '@dossier/proto/texts/screening';
import type { QueryFault } from '../engine/query.js';

/** A name without a letter, a country that does not exist: the request is at fault, and says which field. */
export function refusedQuery(fault: QueryFault, { type }: Pick<ScreeningSubject, 'type'>): Failure {
  const [field, sentence] = screeningAnswers.refused[fault];
  return invalid({ [field === 'surname' && type === 'organisation' ? 'name' : field]: sentence });
}
