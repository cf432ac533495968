import type { Json } from '@dossier/proto/records/model/json';
import { Checkbox, Text } from '@mantine/core';
import { text } from '@/due-diligence/texts';
import { FieldInput } from '@/record/form/field-input';
import { askedField, type Choice, type IntakeElement, type IntakeField, isProposed, saidOf } from './choices';
import classes from './intake.module.css';

type FieldIntakeProps = {
  element: IntakeElement;
  field: IntakeField;
  choice: Choice;
  error?: string;
  onChange: (choice: Choice) => void;
};

/** One answer: whether the file shall have it, what it would be, and what the file has. */
export function FieldIntake({ element, field, choice, error, onChange }: FieldIntakeProps) {
  const { name, label, same, shown, current } = field;
  const asked = askedField(element, name, choice);
  const isOn = isProposed(field, choice);
  const wrong = error ?? (isOn ? field.error : undefined);
  const toggle = (on: boolean) =>
    onChange({ ...choice, without: on ? choice.without.filter((each) => each !== name) : [...choice.without, name] });
  return (
    <div className={classes.field} data-field={name}>
      <Checkbox
        label={label}
        checked={isOn}
        disabled={same || field.value === null}
        onChange={(event) => toggle(event.currentTarget.checked)}
      />
      <div>
        {asked && isOn ? (
          <FieldInput
            name={`${element._id}.${name}`}
            field={asked}
            label={field.value === null ? label : text.intake.asFiled(label)}
            title={label}
            placeholder=""
            value={saidOf(field, choice)}
            error={wrong}
            onChange={(value: Json) => onChange({ ...choice, values: { ...choice.values, [name]: value } })}
          />
        ) : (
          <>
            <bdi className={classes.value}>{shown}</bdi>
            {wrong && (
              <Text size="sm" c="red" role="alert">
                {wrong}
              </Text>
            )}
          </>
        )}
      </div>
      {choice.action === 'link' && (
        <Text c="dimmed" className={classes.current}>
          {same ? text.intake.same : current ? text.intake.inFile(current) : text.intake.notInFile}
        </Text>
      )}
    </div>
  );
}
