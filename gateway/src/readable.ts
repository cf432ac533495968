import { common } from '@dossier/proto/texts/common';
import { phrasesOf } from '@dossier/proto/texts/define';
import type { FieldErrors, Phrase } from '@dossier/proto/texts/phrase';
import { recordTexts } from '@dossier/proto/texts/records';

/** What no field, wherever it is, can hold: a sentence by the path of each, such as `changes.0.fields`. */
export function unreadable(fields: Record<string, unknown>): FieldErrors {
  const found: FieldErrors = {};
  look(fields, '', found);
  return found;
}

/** Names that every object has already: none is a field of ours, and some change what holds them. */
const isBuiltIn = (name: string): boolean => name in Object.prototype;

function look(value: unknown, path: string, found: FieldErrors): void {
  if (typeof value === 'string') {
    const sentence = unreadableText(value);
    if (sentence) found[path] = sentence;
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      const place = path ? `${path}.${shown(name)}` : shown(name);
      if (isBuiltIn(name) || unreadableText(name)) define(found, place, recordTexts.unknownField);
      else look(inner, place, found);
    }
  }
}

function unreadableText(text: string): Phrase | undefined {
  if (text.includes('\0')) return phrasesOf(common).errors.nul(text.indexOf('\0') + 1);
  return text.isWellFormed() ? undefined : phrasesOf(common).errors.halfCharacter;
}

const shown = (name: string): string => name.toWellFormed().replaceAll('\0', '');

/** As assignment would, for `__proto__` too. */
const define = (found: FieldErrors, name: string, value: Phrase): void =>
  void Object.defineProperty(found, name, { value, enumerable: true, configurable: true, writable: true });
