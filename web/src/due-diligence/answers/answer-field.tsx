import { shownValue as display } from '@dossier/proto/records/display';
import type { Field } from '@dossier/proto/records/model/field';
import type { Json } from '@dossier/proto/records/model/json';
import { say } from '@dossier/proto/texts/phrase';
import { Button, Group, Text, Textarea } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { memo } from 'react';
import { FieldInput } from '@/record/form/field-input';
import { AnswerRemarks } from '../remarks/answer-remarks';
import { text, words } from '../texts';
import { answerIn, answerKey, type Part, storedAnswer } from '../types';
import classes from './answers.module.css';
import { wrongAnswer } from './edits';
import { useForm } from './form-context';

const PAUSE_MS = 800;

type AnswerFieldProps = { part: Part; name: string; field: Field };

/** One question: its input, what is wrong with the answer, what stood before, and what staff asks about it. */
export const AnswerField = memo(function AnswerField({ part, name, field }: AnswerFieldProps) {
  const { edits, editable, staff } = useForm();
  const key = answerKey(part, name);
  const edited = edits(({ values }) => values[key]);
  const told = edits(({ errors }) => errors[key]);
  const theirs = edits(({ overtaken }) => overtaken[key]);
  // While somebody types nothing is wrong yet.
  const [paused] = useDebouncedValue(edited, PAUSE_MS);
  const stored = storedAnswer(part, name);
  const value = edited === undefined ? answerIn(part, name) : edited;
  const wrong = edited !== undefined && paused === edited ? wrongAnswer(field, edited) : undefined;
  const isChanged = staff && stored !== undefined && 'value' in stored && 'new_value' in stored;
  return (
    <div className={classes.answer} data-answer={name}>
      <Input
        name={key}
        field={field}
        hint={(words.hints as Record<string, string>)[name]}
        value={value}
        error={wrong ?? told}
        disabled={!editable}
        onChange={(next) => edits.getState().change(key, next, answerIn(part, name))}
      />
      {isChanged && (
        <Text size="xs" className={classes.changed}>
          {text.form.changed}. {text.form.before(display(field, stored.value ?? null) || text.form.empty)}
        </Text>
      )}
      {theirs !== undefined && (
        <Group gap="xs" role="alert" className={classes.overtaken}>
          <Text size="sm">{text.form.overtaken(display(field, theirs) || text.form.empty)}</Text>
          <Button size="compact-xs" variant="default" onClick={() => edits.getState().settle(key, 'theirs')}>
            {text.actions.takeTheirs}
          </Button>
          <Button size="compact-xs" variant="default" onClick={() => edits.getState().settle(key, 'mine')}>
            {text.actions.keepMine}
          </Button>
        </Group>
      )}
      <AnswerRemarks about={part._id} field={name} />
    </div>
  );
});

type InputProps = {
  name: string;
  field: Field;
  hint?: string;
  value: Json;
  error?: string;
  disabled: boolean;
  onChange: (value: Json) => void;
};

function Input({ name, field, hint, value, error, disabled, onChange }: InputProps) {
  const label = say(field.label);
  if (field.lines)
    return (
      <Textarea
        name={name}
        label={label}
        description={hint}
        value={String(value ?? '')}
        error={error}
        disabled={disabled}
        dir="auto"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  return (
    <FieldInput
      name={name}
      field={field}
      label={label}
      title={label}
      description={hint}
      value={value}
      error={error}
      placeholder=""
      disabled={disabled}
      onChange={onChange}
    />
  );
}
