import type { Field } from '@dossier/proto/records/model/field';
import type { Json } from '@dossier/proto/records/model/json';
import { Text, Tooltip } from '@mantine/core';
import { fieldMark } from '@/file/marks';
import { type FileRecord, isWaiting } from '@/file/record';
import { text } from '../texts';
import { FieldInput } from './field-input';
import { FieldValue } from './field-value';
import classes from './quiet.module.css';
import { WaitingMark } from './waiting-mark';

type EditFieldProps = {
  record: FileRecord;
  name: string;
  field: Field;
  label: string;
  value: Json;
  unsaved: boolean;
  needed: boolean;
  error?: string;
  disabled?: boolean;
  onChange: (value: Json) => void;
};

const Current = ({ record, name }: { record: FileRecord; name: string }) => {
  const value = record.fields[name]?.value ?? null;
  return value === null ? (
    <Text span c="dimmed">
      {text.field.empty}
    </Text>
  ) : (
    <FieldValue record={record} name={name} value={value} />
  );
};

const UnsavedDot = () => (
  <Tooltip label={text.field.unsaved}>
    <span className={classes.dot} aria-hidden />
  </Tooltip>
);

/** A field that can be edited in place. While a change waits the input holds the proposed value, the current one stands above it. */
export function EditField({
  record,
  name,
  field,
  label,
  value,
  unsaved,
  needed,
  error,
  disabled,
  onChange,
}: EditFieldProps) {
  const waits = isWaiting(record.fields[name]) && !record.add;
  const missing = needed && value === null;
  return (
    <div
      className={classes.field}
      data-field={name}
      data-waiting={waits || undefined}
      data-unsaved={unsaved || undefined}
      data-missing={missing || undefined}
    >
      <FieldInput
        field={field}
        name={name}
        title={label}
        label={
          <>
            {label}
            {unsaved && <UnsavedDot />}
          </>
        }
        description={waits && <Current record={record} name={name} />}
        value={value}
        error={error}
        placeholder={missing ? text.field.missing : text.field.empty}
        disabled={disabled}
        onChange={onChange}
      />
      {waits && <WaitingMark mark={fieldMark(record, name)} />}
    </div>
  );
}
