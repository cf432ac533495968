/** First name and surname of a listed name: `SURNAME, First`, else the last word is taken for the surname. */
export function nameParts(name: string): { firstname?: string; surname: string } {
  const [before = '', after] = name.split(/,\s*/, 2);
  if (after) return { firstname: after, surname: before };
  const words = before.trim().split(/\s+/);
  const surname = words.at(-1) ?? '';
  return words.length > 1 ? { firstname: words.slice(0, -1).join(' '), surname } : { surname };
}
