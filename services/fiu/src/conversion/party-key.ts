import type { PartySheet } from './columns.js';

type Texts = { get(name: string): string | undefined };

const same = (...parts: (string | undefined)[]): string | undefined =>
  parts.every(Boolean)
    ? parts
        .map((part) =>
          part
            ?.normalize('NFKD')
            .toLowerCase()
            .replace(/[^\p{L}\p{N}]/gu, ''),
        )
        .join('|')
    : undefined;

/** What one person or entity is known by from upload to upload; undefined where it says too little of itself. */
export function partyKey(sheet: PartySheet, texts: Texts): string | undefined {
  const of = (name: string) => texts.get(name);
  const key =
    sheet === 'persons'
      ? (same('id', of('id_number')) ??
        same('passport', of('passport_number'), of('passport_country')) ??
        same('born', of('first_name'), of('last_name'), of('birthdate')))
      : (same('number', of('incorporation_number'), of('incorporation_country')) ?? same('name', of('name')));
  return sheet === 'accounts' || !key ? undefined : `${sheet}:${key}`;
}
