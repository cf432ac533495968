import { invalid } from '@dossier/proto/failures/failure';
import type { Delta } from '@dossier/proto/records/model/field';
import { isBlank } from '@dossier/proto/records/model/rich-text';
import { cleanDelta } from '@dossier/proto/rules/rich-text';

/** The reason of a denial as it is kept. Without a formatted form the text itself becomes one. Throws 400 for what is no rich text. */
export function reasonOf(text: string, comment: unknown): { text: string; comment: Delta } {
  const plain: Delta = { ops: [{ insert: `${text}\n` }] };
  if (comment === undefined || comment === null || comment === '') return { text, comment: plain };
  const clean = cleanDelta(comment);
  if (!clean) throw invalid({ comment: 'Must be rich text in the form of the editor, at most 64 KB' });
  return { text, comment: isBlank(clean) ? plain : clean };
}
