import { type Phrase, say } from '../../texts/phrase.js';
import { recordTexts } from '../../texts/records.js';
import type { Plain } from './json.js';

const said = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** The title made of these fields, those that have a value, with a space between. */
export const joined =
  (...names: string[]) =>
  (values: Plain): string =>
    names
      .map((name) => said(values[name]))
      .filter(Boolean)
      .join(' ');

export const fullName = (first: string, last: string) => joined(first, last);

/** The label of the chosen option, or the kind's own label. */
export const optionLabel =
  (name: string, options: Readonly<Record<string, Phrase>>, label: Phrase) =>
  (values: Plain): string => {
    const chosen = options[said(values[name])];
    return say(chosen ? recordTexts.titleWithChoice(label, chosen) : label);
  };
