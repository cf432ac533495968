import { fieldOf } from '@dossier/proto/records/definitions';
import { display } from '@dossier/proto/records/display';
import type { Json } from '@dossier/proto/records/model/json';
import { RichTextView } from '@/components/rich-text/rich-text-view';
import type { FileRecord } from '@/file/record';

type FieldValueProps = { record: Pick<FileRecord, 'kind'>; name: string; value: Json | undefined };

/** A value as people read it; nothing for an empty one. */
export function FieldValue({ record, name, value }: FieldValueProps) {
  const shown = display(record.kind, name, value);
  if (!shown) return null;
  if (fieldOf(record.kind, name)?.type === 'comment') return <RichTextView value={value} />;
  return <bdi>{shown}</bdi>;
}
