import { countWaitingOn, type FileRecord } from '@/file/record';
import { WaitingAndMissing } from './record-state';
import { useMissing } from './use-missing';

type FieldsStateProps = { record: FileRecord; fields: readonly string[] };

/** The state of a card that shows some fields of a record. */
export function FieldsState({ record, fields }: FieldsStateProps) {
  const missing = useMissing([record]).filter(({ field }) => fields.includes(field)).length;
  return <WaitingAndMissing waiting={countWaitingOn(record, fields)} missing={missing} />;
}
