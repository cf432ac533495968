import type { Content } from '@dossier/kit/print';
import type { MatchedName, ScreeningMatch } from '@dossier/proto/calls/screening-result';
import { countryName } from '@dossier/proto/rules/countries';
import { listedDays } from '@dossier/proto/rules/dates';
import { screening } from '@dossier/proto/texts/screening';
import { screeningReport } from '@dossier/proto/texts/screening-report';
import { explanationPart } from './explanation-part.js';
import { inPrint } from './letters.js';
import { facts, heading, quiet, sentences, table, words } from './report-parts.js';

const { headings, none, individual, fields, result } = screening;

/** Everything that is known of a picked match. */
export function matchPart(match: ScreeningMatch): Content[] {
  const { person } = match;
  const isPerson = person.type === 'person' || person.type === 'other';
  return [
    words(person.name, { style: 'name', margin: [0, 14, 0, 0] }),
    ...explanationPart(match),
    heading(isPerson ? headings.individual : headings.organisation),
    individualPart(match),
    heading(headings.addresses),
    sentences(
      match.addresses.map(
        ({ text, country }, at) => `${headings.address(at + 1)}: ${[text, country].filter(Boolean).join(', ')}`,
      ),
      none.addresses,
    ),
    heading(headings.sanctions),
    sanctionsPart(match),
    heading(headings.notes),
    sentences(
      match.notes.map(({ text, source }) => `${text} (${result.source(source)})`),
      none.notes,
    ),
    heading(headings.flags),
    sentences(
      match.flags.filter(({ found }) => found).map(({ report }) => report),
      none.flags,
    ),
    heading(headings.articles),
    sentences(
      match.articles.map(({ url, snippets }) => [url, ...snippets.map(({ title }) => title)].join(' – ')),
      none.articles,
    ),
  ];
}

function individualPart({ person }: ScreeningMatch): Content {
  const types: Record<string, string> = individual.types;
  const genders: Record<string, string> = individual.genders;
  // Several spellings in another script may read the same in Latin letters.
  const names = new Set(person.names.map(nameInPrint));
  return facts([
    [fields.first_name, person.firstname],
    [fields.surname, person.surname],
    [individual.type, types[person.type]],
    [individual.birthDates, listedDays(person.dates_of_birth.join('; '))],
    [individual.birthPlaces, person.places_of_birth.join('; ')],
    [individual.nationalities, person.nationalities.map(countryName).join('; ')],
    [individual.gender, person.gender && (genders[person.gender] ?? person.gender)],
    [individual.positions, person.positions.join('; ')],
    [
      individual.identifiers,
      person.identifiers
        .map(({ type, value, country }) => [`${type} ${value}`, country].filter(Boolean).join(', '))
        .join('; '),
    ],
    [individual.names, [...names].join('; ')],
  ]);
}

const nameInPrint = ({ text, is_weak }: MatchedName): string =>
  is_weak ? `${inPrint(text)} (${individual.weak})` : inPrint(text);

function sanctionsPart({ sanctions }: ScreeningMatch): Content {
  if (sanctions.length === 0) return quiet(none.sanctions);
  return table(
    ['*', 40, '*', 70],
    [screeningReport.body, screeningReport.country, screeningReport.entry, screeningReport.state],
    sanctions.map((sanction) => [
      sanction.body,
      sanction.country,
      [
        `${sanction.list} ${sanction.entry_id}`,
        sanction.programmes.join(', '),
        sanction.listed_on && result.listedOn(listedDays(sanction.listed_on)),
      ]
        .filter(Boolean)
        .join('\n'),
      sanction.current ? result.current : result.notCurrent,
    ]),
  );
}
