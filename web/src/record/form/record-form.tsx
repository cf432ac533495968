import { fieldOf } from '@dossier/proto/records/definitions';
import { labelOf } from '@dossier/proto/records/label';
import type { Section } from '@dossier/proto/records/model/sections';
import { Title } from '@mantine/core';
import { FieldGrid, WideField } from '@/components/field-grid';
import type { FileRecord } from '@/file/record';
import { text } from '../texts';
import { EditField } from './edit-field';
import { type FieldGroup, groupsOf, isLong } from './groups';
import { ReadField } from './read-field';
import classes from './record-form.module.css';
import { type RecordFormState, useRecordForm } from './use-record-form';

type FieldProps = { record: FileRecord; name: string; form: RecordFormState };

/** The second document's number waits for its type. */
const isDisabled = (name: string, { values }: RecordFormState): boolean =>
  name === 'secondPassportNumber' && (values.secondPassportType ?? null) === null;

function FormField({ record, name, form }: FieldProps) {
  const field = fieldOf(record.kind, name);
  const label = labelOf(record.kind, name, form.values, form.facts);
  const value = form.values[name] ?? null;
  if (!field) return null;
  if (!form.isEditable(name)) {
    const hint = field.calculated?.(form.values) === undefined ? undefined : text.field.calculated;
    return <ReadField record={record} name={name} label={label} value={value} hint={hint} />;
  }
  return (
    <EditField
      record={record}
      name={name}
      field={field}
      label={label}
      value={value}
      unsaved={name in form.draft}
      needed={form.missing.has(name)}
      error={form.errors[name]}
      disabled={isDisabled(name, form)}
      onChange={(next) => form.change(name, next)}
    />
  );
}

type GroupProps = { record: FileRecord; group: FieldGroup; form: RecordFormState; columns?: 2 | 3 };

const Group = ({ record, group, form, columns }: GroupProps) => {
  const names = group.fields.filter(form.shows);
  if (names.length === 0) return null;
  return (
    <div data-same-name={group.sameName}>
      {group.title && (
        <Title order={3} size="h3" className={classes.title}>
          {group.title}
        </Title>
      )}
      <FieldGrid columns={columns}>
        {names.map((name) =>
          isLong(name) ? (
            <WideField key={name}>
              <FormField record={record} name={name} form={form} />
            </WideField>
          ) : (
            <FormField key={name} record={record} name={name} form={form} />
          ),
        )}
      </FieldGrid>
    </div>
  );
};

type RecordFormProps = {
  record: FileRecord;
  /** Some of the kind's groups; all by default. */
  groups?: readonly FieldGroup[];
  /** The section of the record this one belongs to, where that decides who may edit. */
  owner?: Section;
  columns?: 2 | 3;
};

/**
 * The fields of a record of any kind, in place: inputs where the person may edit, values with what waits everywhere else. In a
 * snapshot or a review all of it only reads.
 */
export function RecordForm({ record, groups = groupsOf(record.kind), owner, columns }: RecordFormProps) {
  const form = useRecordForm(record, owner);
  return (
    <div className={classes.groups}>
      {groups.map((group) => (
        <Group key={group.key} record={record} group={group} form={form} columns={columns} />
      ))}
    </div>
  );
}
