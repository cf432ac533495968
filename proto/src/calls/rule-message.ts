import type { ValidationOptions } from 'class-validator';
import { isPhrase, type Phrase } from '../texts/phrase.js';

/** Stands for the field's own name in a rule's phrase; class-validator puts it in. */
export const FIELD = '$property';

/** A phrase as the message of a rule: class-validator knows only text, so it is carried as JSON. */
export const ruleMessage = (phrase: Phrase): string => JSON.stringify(phrase);

/** Options of a rule that is broken with this phrase. */
export const breaks = (phrase: Phrase, options: ValidationOptions = {}): ValidationOptions => ({
  ...options,
  message: ruleMessage(phrase),
});

/** The phrase that a broken rule carries. Throws for a rule without one: each rule of a call has its own. */
export function phraseOfRule(message: string): Phrase {
  const phrase: unknown = JSON.parse(message);
  if (!isPhrase(phrase)) throw new Error('The rule of an input carries no phrase');
  return phrase;
}
