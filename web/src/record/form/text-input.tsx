import { Textarea, TextInput } from '@mantine/core';
import { isLong } from './groups';
import { asText, type FieldInputProps } from './input-props';
import classes from './quiet.module.css';

/** Text on one line, or on as many as it needs. */
export function TextField({
  name,
  label,
  description,
  value,
  error,
  placeholder,
  disabled,
  autoFocus,
  onChange,
}: FieldInputProps) {
  const shared = {
    name,
    label,
    description,
    error,
    placeholder,
    disabled,
    'data-autofocus': autoFocus || undefined,
    value: asText(value),
    dir: 'auto',
    classNames: { label: classes.label, description: classes.description, input: classes.input },
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  return isLong(name) ? <Textarea {...shared} /> : <TextInput autoComplete="off" {...shared} />;
}
