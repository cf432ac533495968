import { NumberInput } from '@mantine/core';
import type { FieldInputProps } from './input-props';
import classes from './quiet.module.css';

/** An amount. */
export const AmountField = ({ name, label, description, value, error, disabled, onChange }: FieldInputProps) => (
  <NumberInput
    name={name}
    label={label}
    description={description}
    error={error}
    disabled={disabled}
    value={typeof value === 'number' ? value : ''}
    onChange={(entered) => onChange(entered === '' ? null : Number(entered))}
    decimalScale={6}
    clampBehavior="none"
    hideControls
  />
);

/** A percentage. Limits are said in words, so nothing is clamped here. */
export const PercentField = ({
  name,
  label,
  description,
  value,
  error,
  placeholder,
  disabled,
  onChange,
}: FieldInputProps) => (
  <NumberInput
    name={name}
    label={label}
    description={description}
    error={error}
    placeholder={placeholder}
    disabled={disabled}
    value={typeof value === 'number' ? value : ''}
    onChange={(entered) => onChange(entered === '' ? null : Number(entered))}
    suffix="%"
    decimalScale={6}
    clampBehavior="none"
    hideControls
    classNames={{ label: classes.label, description: classes.description, input: classes.input }}
  />
);
