import type { Principal } from '@dossier/kit/principal';
import type { RequestEcho, ScreeningAnswer, ScreeningMatch } from '@dossier/proto/calls/screening-result';
import { countsLists, hasOwn, type ScreeningSubject } from '@dossier/proto/rules/screening';
import type { Phrase, Unsaid } from '@dossier/proto/texts/phrase';
import { screeningAnswers } from '@dossier/proto/texts/screening';
import { Types } from 'mongoose';
import type { Found } from '../matching/found.js';
import type { ScreeningRecord } from './screening.schema.js';

export type Asked = {
  company_id: string;
  company_name: string;
  person_id?: string;
  subject: ScreeningSubject;
  by: Principal;
  /** `performance.now()` when the search began. */
  started: number;
};

/** The answer and the record that proves it; both are made before anything leaves. Their texts are phrases still. */
export function evidenceOf(asked: Asked, found: Found): { record: ScreeningRecord; answer: Unsaid<ScreeningAnswer> } {
  const { company_id, company_name, person_id, subject, by, started } = asked;
  const _id = new Types.ObjectId().toHexString();
  const request = echo(subject);
  const answer = answerOf(_id, request, found);
  const record: ScreeningRecord = {
    _id,
    tenant_id: by.tenantId,
    company_id,
    company_name,
    ...(person_id && { person_id }),
    at: new Date(),
    by: { id: by.userId, name: by.name },
    type: subject.type,
    request: JSON.stringify(request),
    response: responseText(answer),
    brief: responseText({ search_id: _id, data: { ...answer.data, result: answer.data.result.map(pickLine) } }),
    matches: found.matches.length,
    alerts: found.matches.filter(({ is_alert }) => is_alert).length,
    provider: found.searchedWith.provider,
    engine_version: found.searchedWith.engine_version,
    list_versions: found.lists.map(({ source, version }) => (version === undefined ? source : `${source}@${version}`)),
    duration_ms: Math.round(performance.now() - started),
  };
  return { record, answer };
}

/** As the specification has it: surname, first name, birth date and nationality under `general`. */
const echo = ({ type, ...fields }: ScreeningSubject): RequestEcho => ({
  general: type === 'person' ? fields : { type, ...fields },
});

function answerOf(search_id: string, request: RequestEcho, found: Found): Unsaid<ScreeningAnswer> {
  const { matches, lists, searchedWith, isShortened } = found;
  const message = sentence(found);
  return {
    data: {
      result: matches,
      message,
      searched_with: searchedWith,
      lists,
      ...(isShortened && { is_shortened: true }),
    },
    request,
    search_id,
    message,
  };
}

function sentence({ matches: { length: matches }, lists, searchedWith: { provider } }: Found): Phrase {
  const { none, noneBy, noneByAndOwn, matches: some } = screeningAnswers;
  if (matches > 0) return some(matches);
  if (!countsLists(provider)) return hasOwn(lists) ? noneByAndOwn(provider) : noneBy(provider);
  return none(lists.length);
}

const responseText = ({ data, search_id }: { data: object; search_id: Unsaid<string> }): string =>
  JSON.stringify({ status: 'success', data, search_id });

/** What the list of matches shows. */
const pickLine = ({ id, score, is_alert, person }: Unsaid<ScreeningMatch>) => ({
  id,
  score,
  is_alert,
  person: {
    name: person.name,
    firstname: person.firstname,
    surname: person.surname,
    year_of_birth: person.year_of_birth,
  },
});
