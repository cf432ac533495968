import type { Delta } from '@dossier/proto/records/model/field';
import { isBlank } from '@dossier/proto/records/model/rich-text';
import { cleanDelta } from '@dossier/proto/rules/rich-text';

/** The reason of a denial as it is kept. Without a formatted form the text itself becomes one. */
export function reasonOf(text: string, comment: unknown): { text: string; comment: Delta } {
  const clean = cleanDelta(comment);
  return { text, comment: clean && !isBlank(clean) ? clean : { ops: [{ insert: `${text}\n` }] } };
}
