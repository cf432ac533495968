import { fiu } from '../texts/fiu.js';

/** Rows in error that are handed back in one workbook: more than somebody corrects by hand. */
export const ERROR_SHEET_ROWS = 10_000;

type Sentence = string | ((detail: string) => string) | undefined;

/** What an issue of a conversion says: its code, and its limits or the nearest codes where it has any. */
export function issueText({ code, detail = [] }: { code: string; detail?: readonly string[] }): string {
  const sentences = fiu.issues as Record<string, Sentence>;
  const exact = detail.length > 0 ? sentences[`${code}_OF`] : undefined;
  if (typeof exact === 'function') return exact(detail.join(', '));
  const general = sentences[code];
  return typeof general === 'string' ? general : code;
}

/** Why there are no reports of a workbook. */
export function refusalText(reason: string, detail: readonly string[]): string {
  const text = (fiu.refusals as Record<string, Sentence>)[reason];
  return typeof text === 'function' ? text(detail.join(', ')) : (text ?? reason);
}
