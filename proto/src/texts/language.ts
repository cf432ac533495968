/** The language everything is written in first, and what is said where a translation lacks a text. */
export const SOURCE_LANGUAGE = 'en';
/** English with accents, made from the source: tests read whole journeys in it to find fixed sentences. No menu offers it. */
export const TEST_LANGUAGE = 'en-XA';
/** The languages people can choose, by their BCP 47 tag, each called as its speakers do. */
export const OFFERED_LANGUAGES = { en: 'English', nl: 'Nederlands', es: 'Español' } as const;
export type OfferedLanguage = keyof typeof OFFERED_LANGUAGES;
/** What an account keeps: one of them, or `auto` for the wish of the browser. */
export const LANGUAGE_CHOICES = ['auto', ...Object.keys(OFFERED_LANGUAGES)] as readonly ('auto' | OfferedLanguage)[];
/** BCP 47 tags of the languages that there are texts in. */
export const LANGUAGES: readonly string[] = [...Object.keys(OFFERED_LANGUAGES), TEST_LANGUAGE];

let ask = (): string => SOURCE_LANGUAGE;

/** Says once per process how to know who reads: the browser has one reader, a server one for each call. */
export function readLanguageFrom(reader: () => string): void {
  ask = reader;
}

/** The language of whoever reads now. */
export const readersLanguage = (): string => ask();

/** Does work for a reader of this language. What is still waiting when it returns is no longer said in it. */
export function inLanguage<T>(language: string, work: () => T): T {
  const before = ask;
  ask = () => language;
  try {
    return work();
  } finally {
    ask = before;
  }
}

/** The first of the wanted languages that there is, `nl` for `nl-BE`; else English. */
export function bestLanguage(wanted: readonly string[]): string {
  const known = (tag: string) => LANGUAGES.find((each) => each.toLowerCase() === tag.toLowerCase());
  const found = wanted.flatMap((tag) => known(tag) ?? known(tag.split('-')[0] ?? '') ?? []);
  return found[0] ?? SOURCE_LANGUAGE;
}

/** The same for an Accept-Language header: `nl-BE,nl;q=0.9,en;q=0.8`. */
export function acceptedLanguage(header: string | undefined): string {
  const weighted = (header ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().split(/\s*;\s*/);
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return { tag, weight: weight === undefined ? 1 : Number(weight) };
  });
  return bestLanguage(weighted.sort((a, b) => b.weight - a.weight).map(({ tag }) => tag));
}
