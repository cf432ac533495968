import { planCreation } from '@dossier/proto/records/creation';
import { fieldOf, type Kind } from '@dossier/proto/records/definitions';
import type { Field } from '@dossier/proto/records/model/field';
import { say } from '@dossier/proto/texts/phrase';
import { Stack } from '@mantine/core';
import { FieldInput } from '../form/field-input';
import { text } from '../texts';
import type { CreateForm } from './use-create-form';

/** A field of the record to make, or of the person or entity that is made together with it. */
const fieldIn = (kind: Kind, name: string, form: CreateForm): Field | undefined =>
  planCreation(kind, form.values)
    .map((planned) => fieldOf(planned.kind, name))
    .find((field) => field !== undefined);

type CreateFieldsProps = {
  kind: Kind;
  form: CreateForm /** Labels that differ from the record's own. */;
  labels?: Record<string, string>;
};

/** The inputs of a new record. */
export function CreateFields({ kind, form, labels = {} }: CreateFieldsProps) {
  const firstText = form.names.find((name) => fieldIn(kind, name, form)?.type === 'text');
  return (
    <Stack gap="md">
      {form.names.map((name) => {
        const field = fieldIn(kind, name, form);
        if (!field) return null;
        const label = labels[name] ?? say(field.label);
        return (
          <FieldInput
            key={name}
            field={field}
            name={name}
            label={label}
            title={label}
            value={form.values[name] ?? null}
            error={form.errors[name]}
            placeholder={field.type === 'text' || field.type === 'percent' ? '' : text.field.select}
            autoFocus={name === firstText}
            onChange={(value) => form.set(name, value)}
          />
        );
      })}
    </Stack>
  );
}
