import type { Json } from '@dossier/proto/records/model/json';
import { Text } from '@mantine/core';
import { fieldMark } from '@/file/marks';
import { type FileRecord, isWaiting } from '@/file/record';
import { text } from '../texts';
import { FieldValue } from './field-value';
import proposed from './proposed.module.css';
import classes from './quiet.module.css';
import { WaitingMark } from './waiting-mark';

type ReadFieldProps = { record: FileRecord; name: string; label: string; value: Json; hint?: string };

const Value = ({ record, name, value, empty }: Omit<ReadFieldProps, 'label'> & { empty: string }) =>
  value === null ? (
    <Text span c="dimmed">
      {empty}
    </Text>
  ) : (
    <FieldValue record={record} name={name} value={value} />
  );

/** A field that cannot be edited here: the current value, and under it the one that waits. */
export function ReadField({ record, name, label, value, hint }: ReadFieldProps) {
  const state = record.fields[name];
  const waits = isWaiting(state) && !record.add;
  return (
    <div className={classes.field} data-field={name}>
      <div className={classes.label}>{label}</div>
      <div className={classes.read}>
        <Value record={record} name={name} value={waits ? state.value : value} empty={text.field.empty} />
        {waits && (
          <div className={proposed.proposed}>
            <Value record={record} name={name} value={state.new_value} empty={text.field.emptied} />
            <WaitingMark mark={fieldMark(record, name)} />
          </div>
        )}
        {hint && <div className={classes.hint}>{hint}</div>}
      </div>
    </div>
  );
}
