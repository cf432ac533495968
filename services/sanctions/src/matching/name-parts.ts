/** What stands behind a comma without being a first name. */
const GENERATION = /^(jr|sr|ii|iii|iv)\.?$/i;

/** First name and surname of a listed person: `SURNAME, First`, else the last word is taken for the surname. */
export function nameParts(name: string): { firstname?: string; surname: string } {
  const [before = '', ...after] = name.trim().split(/\s*,\s*/);
  const named = (surname: string): string => [surname, ...after.filter((part) => GENERATION.test(part))].join(', ');
  const given = after.filter((part) => part && !GENERATION.test(part)).join(' ');
  if (given) return { firstname: given, surname: named(before) };
  const words = before.split(/\s+/);
  const surname = named(words.at(-1) ?? '');
  return words.length > 1 ? { firstname: words.slice(0, -1).join(' '), surname } : { surname };
}
