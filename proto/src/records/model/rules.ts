import { isEmail } from '../../rules/email.js';
import { LIMITS } from '../../rules/limits.js';
import type { Phrase } from '../../texts/phrase.js';
import type { Facts } from './facts.js';
import type { Json } from './json.js';

/** A limit on a written value, with the sentence that explains it. Lengths are in characters, dates compare with `facts.today`. */
export type Rule =
  | { rule: 'length'; min: number; max: number; message: Phrase }
  | { rule: 'digits' | 'notFuture' | 'notPast' | 'email' | 'phone'; message: Phrase };

const PHONE = new RegExp(`^[0-9]{${LIMITS.phoneDigits.min},${LIMITS.phoneDigits.max}}$`);

type Range = { min: number; max: number };

export const within = ({ min, max }: Range, message: Phrase): Rule => ({ rule: 'length', min, max, message });
export const length = (min: number, max: number, message: Phrase): Rule => ({ rule: 'length', min, max, message });
export const digits = (message: Phrase): Rule => ({ rule: 'digits', message });
export const notFuture = (message: Phrase): Rule => ({ rule: 'notFuture', message });
export const email = (message: Phrase): Rule => ({ rule: 'email', message });
/** 7 to 14 digits; the signs that people write between them do not count. */
export const phone = (message: Phrase): Rule => ({ rule: 'phone', message });
export const notPast = (message: Phrase): Rule => ({ rule: 'notPast', message });

/** Whether a value of the right shape keeps the rule. */
export function keeps(rule: Rule, value: Json, facts: Facts): boolean {
  if (typeof value !== 'string') return true;
  switch (rule.rule) {
    case 'length': {
      const count = [...value].length;
      return count >= rule.min && count <= rule.max;
    }
    case 'digits':
      return /^[0-9]+$/.test(value);
    case 'email':
      return isEmail(value);
    case 'phone':
      return PHONE.test(value.replaceAll(/[\s().+-]/g, ''));
    case 'notFuture':
      return value <= facts.today;
    case 'notPast':
      return value >= facts.today;
  }
}
