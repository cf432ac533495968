import type { Reference } from '@dossier/proto/rules/tasks';
import { TASK_LIMITS } from '@dossier/proto/rules/tasks';
import { MultiSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { fileQuery } from '@/file/file-query';
import { type FileRecord, titleOf } from '@/file/record';
import { clientQuery, clientSummary } from '@/lib/client';
import { referenceKey, referenceTo } from '../section-of';
import { text } from '../texts';

type ReferencePickerProps = { clientId: string; value: Reference[]; onChange: (references: Reference[]) => void };

/** The sections and documents of the client's file that a task speaks of. */
export function ReferencePicker({ clientId, value, onChange }: ReferencePickerProps) {
  const { data: records = [] } = useQuery({ ...fileQuery(clientId), enabled: clientId !== '' });
  const { data: client } = useQuery({ ...clientQuery(clientId), enabled: clientId !== '' });
  const own = client && {
    reference: { section_type: 'corporate_file', section_id: clientId } as Reference,
    label: clientSummary(clientId, client.companyData).name,
  };
  const options = [...(own ? [own] : []), ...records.flatMap((record) => optionOf(record, records, clientId))];
  const chosen = new Set(value.map(referenceKey));
  return (
    <MultiSelect
      label={text.fields.references}
      data={options.map(({ reference, label }) => ({ value: referenceKey(reference), label }))}
      value={[...chosen]}
      onChange={(keys) =>
        onChange(
          options.filter(({ reference }) => keys.includes(referenceKey(reference))).map((each) => each.reference),
        )
      }
      disabled={!clientId}
      searchable
      clearable
      hidePickedOptions
      maxValues={TASK_LIMITS.references}
      limit={100}
    />
  );
}

/** A document is named with whom it belongs to: many are of the same type. */
function optionOf(record: FileRecord, records: readonly FileRecord[], clientId: string) {
  const reference = referenceTo(record, clientId);
  if (!reference) return [];
  const owner = reference.file_id ? records.find(({ id }) => id === reference.section_id) : undefined;
  return [{ reference, label: owner ? `${titleOf(owner)}: ${titleOf(record)}` : titleOf(record) }];
}
