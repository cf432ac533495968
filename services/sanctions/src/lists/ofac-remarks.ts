import { countryCode } from '@dossier/proto/rules/country-names';
import { readDateText } from './dates.js';
import { addDate, addIdentifier, addName, addOnce, type ListEntry } from './entry.js';

/**
 * OFAC keeps birth dates, nationalities, documents and weak aliases in one remarks sentence:
 * "DOB 07 Aug 1967; alt. DOB 1968; nationality Mongolia; Passport D00004977 (Mongolia) expires 2027; a.k.a. 'NICK'."
 */
type Rule = [pattern: RegExp, apply: (entry: ListEntry, match: RegExpExecArray) => void];

const nationality = (entry: ListEntry, match: RegExpExecArray): void =>
  addOnce(entry.nationalities, countryCode(match[1]!));

const RULES: readonly Rule[] = [
  [/^(?:alt\. )?DOB (.+)$/i, (entry, match) => addDate(entry, readDateText(match[1]!))],
  [/^(?:alt\. )?POB (.+)$/i, (entry, match) => addOnce(entry.placesOfBirth, match[1]!)],
  [/^(?:alt\. )?nationality (?:of )?(.+)$/i, nationality],
  [/^(?:alt\. )?citizen (.+)$/i, nationality],
  [
    /^Gender (Male|Female)$/i,
    (entry, match) => {
      entry.gender = match[1]!.toLowerCase() === 'male' ? 'male' : 'female';
    },
  ],
  [/^(?:alt\. )?a\.k\.a\. '(.+)'$/i, (entry, match) => addName(entry, match[1]!, 'alias', 'weak')],
  [/^(?:alt\. )?f\.k\.a\. '(.+)'$/i, (entry, match) => addName(entry, match[1]!, 'former', 'weak')],
  [
    /\bIMO (\d{7})\b/,
    (entry, match) => {
      addIdentifier(entry, 'IMO', match[1]!);
      entry.links.push(`imo:${match[1]!}`);
    },
  ],
  [/^MMSI (\d{9})/, (entry, match) => addIdentifier(entry, 'MMSI', match[1]!)],
  [/^Linked To: (.+)$/i, (entry, match) => addOnce(entry.remarks, `Linked to: ${match[1]!}`)],
  [/^(?:SWIFT\/BIC) (\S+)/, (entry, match) => addIdentifier(entry, 'SWIFT/BIC', match[1]!)],
];

const DOCUMENT =
  /^(?:alt\. )?((?:[A-Z][\w.'/-]*\s){0,5}?(?:Passport|No\.|Number|Code|ID|R\.F\.C\.|C\.U\.R\.P\.|D\.N\.I\.|C\.I\.N\.|RFC)(?: No\.)?) ([A-Z0-9][\w./ -]*?)(?: \(([^)]+)\))?(?: .*)?$/;

function addDocument(entry: ListEntry, sentence: string): boolean {
  const match = DOCUMENT.exec(sentence);
  if (!match || !/\d/.test(match[2]!)) return false;
  addIdentifier(entry, match[1]!, match[2]!, match[3] ? countryCode(match[3]) : undefined);
  return true;
}

/** Semicolons inside quotes do not separate. */
function sentences(remarks: string): string[] {
  return remarks
    .split(
      /;(?=(?:[^']*'[^']*')*[^']*$)|;\s(?=(?:alt\. )?(?:DOB|POB|nationality|citizen|Gender|a\.k\.a\.|Passport|Linked To))/,
    )
    .map((part) => part.trim().replace(/\.$/, ''))
    .filter(Boolean);
}

/** Moves what the remarks tell into the fields of the entry; the sentences stay as remarks as well. */
export function applyRemarks(entry: ListEntry, remarks: string): void {
  for (const sentence of sentences(remarks)) {
    const rule = RULES.find(([pattern]) => pattern.test(sentence));
    const match = rule?.[0].exec(sentence);
    if (rule && match) rule[1](entry, match);
    else if (!addDocument(entry, sentence)) addOnce(entry.remarks, sentence);
  }
}
