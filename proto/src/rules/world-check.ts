import type { Json, Plain } from '../records/model/json.js';
import { LEVELS, type Level } from '../records/model/levels.js';
import { isBlank } from '../records/model/rich-text.js';
import { fileLabels } from '../texts/labels.js';
import type { Phrase } from '../texts/phrase.js';
import { recordTexts } from '../texts/records.js';

/** The findings of a world-check document, each with the comment that explains a YES. */
export const FINDINGS = {
  sanctions_found: 'sanctions_comment',
  pep_found: 'pep_comment',
  relevant_adverse_information_found: 'relevant_adverse_information_comment',
} as const;
type Finding = keyof typeof FINDINGS;
const NAMES = Object.keys(FINDINGS) as Finding[];

const BELOW: Record<Level, readonly Level[]> = {
  account_manager: [],
  supervisor: ['account_manager'],
  compliance: ['account_manager', 'supervisor'],
};

/**
 * Whether a level's answers agree with every level below it. The account manager always conforms; a finding the level has not answered
 * yet cannot disagree.
 */
export const conforms = (level: Level, values: Plain): boolean =>
  NAMES.every((name) => {
    const own = values[name + LEVELS[level].suffix] ?? null;
    return own === null || BELOW[level].every((lower) => (values[name + LEVELS[lower].suffix] ?? null) === own);
  });

/** Answers of YES that nobody explained go back to NO: the edit that does it, and a sentence for each. */
export function resetUnexplained(level: Level, values: Plain): { edit: Plain; messages: Phrase[] } {
  const { suffix } = LEVELS[level];
  const unexplained = NAMES.filter(
    (name) => values[name + suffix] === 'YES' && isBlank(values[FINDINGS[name] + suffix] ?? null),
  );
  return {
    edit: Object.fromEntries(unexplained.map((name): [string, Json] => [name + suffix, 'NO'])),
    messages: unexplained.map((name) => recordTexts.answerReset(fileLabels[name])),
  };
}
