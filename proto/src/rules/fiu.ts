import { fiu } from '../texts/fiu.js';

/** What an issue of a conversion says: its code, and its limits or the nearest codes. */
export function issueText({ code, detail }: { code: string; detail: readonly string[] }): string {
  const { issues } = fiu;
  if (code === 'E_CODE' && detail.length > 0) return issues.E_CODE_NEAREST(detail.join(', '));
  if (code === 'E_LENGTH' || code === 'E_CHOICE') return issues[code](detail.join(', '));
  const text = (issues as Record<string, unknown>)[code];
  return typeof text === 'string' ? text : code;
}

/** Why a whole workbook was not taken. */
export function refusalText(reason: string, detail: readonly string[]): string {
  const text = (fiu.refusals as Record<string, string | ((detail: string) => string) | undefined>)[reason];
  return typeof text === 'function' ? text(detail.join(', ')) : (text ?? reason);
}
