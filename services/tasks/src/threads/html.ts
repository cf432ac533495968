import type { Delta } from '@dossier/proto/records/model/field';
import { QuillDeltaToHtmlConverter } from 'quill-delta-to-html';

/** Rich text as HTML; text is escaped and links are those that `cleanDelta` let through. */
export const htmlOf = ({ ops }: Delta): string =>
  new QuillDeltaToHtmlConverter(ops as object[], { linkRel: 'noopener noreferrer nofollow' }).convert();
