import type { Content, Document } from '@dossier/kit/print';
import type { ScreeningAnswer, ScreeningMatch } from '@dossier/proto/calls/screening-result';
import { failure } from '@dossier/proto/failures/failure';
import { countryName } from '@dossier/proto/rules/countries';
import { listedDays } from '@dossier/proto/rules/dates';
import { percent } from '@dossier/proto/rules/score-lines';
import { subjectName, versionSentence } from '@dossier/proto/rules/screening';
import { momentIn } from '@dossier/proto/rules/time-zone';
import { readersLanguage } from '@dossier/proto/texts/language';
import { sayWithin } from '@dossier/proto/texts/phrase';
import { screening } from '@dossier/proto/texts/screening';
import { screeningReport as text } from '@dossier/proto/texts/screening-report';
import type { ScreeningRecord } from '../screenings/screening.schema.js';
import { isPrintable } from './letters.js';
import { matchPart } from './match-part.js';
import { facts, heading, numberHead, quiet, table, words } from './report-parts.js';

/** What is printed of a screening: with `index` that match in full; its moment in `timeZone`, else UTC. */
export type Evidence = {
  record: Omit<ScreeningRecord, 'brief' | 'carried'>;
  index?: number | undefined;
  timeZone?: string | undefined;
};

/**
 * The evidence of a screening on paper: what was asked, where it was searched, what was found, by whom and when. Throws 404 when
 * there is no such match.
 */
export function screeningDocument({ record, index, timeZone }: Evidence): Document {
  const { general } = JSON.parse(record.request) as ScreeningAnswer['request'];
  const { data } = sayWithin<Pick<ScreeningAnswer, 'data'>>(JSON.parse(record.response));
  const picked = index === undefined ? undefined : data.result[index];
  if (index !== undefined && !picked) throw failure('sanctions.match.not_found');
  const title = text.title(subjectName(general));
  const asked = momentIn(record.at, timeZone);
  return {
    title,
    author: record.by.name,
    at: record.at,
    footer: text.footer(record._id, asked),
    content: [
      { text: screening.titles.section, style: 'title' },
      facts([
        [screening.fields.surname, general.surname],
        [screening.fields.first_name, general.firstname],
        [screening.fields.name, general.name],
        [screening.fields.date_of_birth, general.dob && listedDays(general.dob)],
        [screening.fields.nationality, general.nationality && countryName(general.nationality)],
        [screening.fields.requested_at, asked],
        [screening.fields.requested_by, record.by.name],
        [text.client, record.company_name],
        [text.workspace, record.tenant_id],
        [text.number, record._id],
        [screening.fields.result, data.message],
      ]),
      ...warnings(data),
      ...(isPrintable(JSON.stringify([general, data.result, data.lists])) ? [] : [quiet(text.inLatinNote)]),
      ...(data.result.length > 0 ? [heading(screening.result.matches), matchesTable(data.result, picked)] : []),
      ...(picked ? matchPart(picked) : []),
      heading(screening.result.lists),
      listsTable(data),
    ],
  };
}

function warnings({ lists, searched_with, is_shortened }: ScreeningAnswer['data']): Content[] {
  return [
    ...(lists.some(({ is_sample }) => is_sample) ? [{ text: screening.result.sample, bold: true }] : []),
    ...(searched_with.fallback_from
      ? [{ text: screening.result.fallback(searched_with.fallback_from), bold: true }]
      : []),
    ...(is_shortened ? [{ text: screening.result.shortened, bold: true }] : []),
  ];
}

const matchesTable = (matches: readonly ScreeningMatch[], picked: ScreeningMatch | undefined): Content =>
  table(
    [20, '*', 70, 40, 110],
    ['', screening.fields.name, screening.fields.year_of_birth, numberHead(text.score), ''],
    matches.map((match, at) => [
      { text: String(at + 1), style: 'label' },
      words(match.person.name, { bold: match === picked }),
      match.person.year_of_birth ?? '',
      { text: String(percent(match.score)), alignment: 'right' },
      [match.is_alert ? screening.result.alert : screening.result.noAlert, match === picked ? text.picked : '']
        .filter(Boolean)
        .join(', '),
    ]),
  );

const listsTable = ({ lists, searched_with }: ScreeningAnswer['data']): Content => [
  lists.length === 0
    ? []
    : table(
        ['*', 60, 150],
        [text.list, numberHead(text.entries), text.version],
        lists.map((list) => [
          list.title,
          { text: list.entries?.toLocaleString(readersLanguage()) ?? '', alignment: 'right' },
          versionSentence(list, (moment) => moment.slice(0, 10)),
        ]),
      ),
  quiet(screening.result.engine(searched_with.provider, searched_with.engine_version)),
];
