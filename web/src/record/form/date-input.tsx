import { recordSentences } from '@dossier/proto/texts/records';
import { DateField } from '@/components/date-field';
import { text as common } from '@/lib/texts/common';
import { asText, type FieldInputProps } from './input-props';
import classes from './quiet.module.css';

export const DayField = ({
  name,
  label,
  description,
  value,
  error,
  placeholder,
  disabled,
  onChange,
}: FieldInputProps) => (
  <DateField
    name={name}
    label={label}
    description={description}
    // The rule speaks of days as calls send them; here they are typed another way.
    error={error === recordSentences.noDate ? common.dates.wrong : error}
    placeholder={placeholder}
    disabled={disabled}
    value={value === null ? null : asText(value)}
    onChange={onChange}
    classNames={{
      label: classes.label,
      description: classes.description,
      input: classes.input,
      section: classes.section,
    }}
  />
);
