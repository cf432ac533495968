import { callingCodes } from '@dossier/proto/rules/countries';
import { PROFILE_FIELDS, PROFILE_OPTIONS, type ProfileField } from '@dossier/proto/rules/profile';
import { Select, TextInput } from '@mantine/core';
import { DateField } from '@/components/date-field';
import { countryOptions } from '@/lib/country-options';
import { text } from './texts';

const PREFIX_OPTIONS = [...callingCodes()].sort((a, b) => Number(a) - Number(b));

type Input = 'choice' | 'country' | 'prefix' | 'date' | undefined;
const inputOf = (name: ProfileField): Input => (PROFILE_FIELDS[name] as { input?: Input }).input;

const optionsOf = (name: ProfileField) => {
  if (inputOf(name) === 'country') return countryOptions();
  if (inputOf(name) === 'prefix') return PREFIX_OPTIONS;
  const labels: Record<string, string> = text.options[name as keyof typeof PROFILE_OPTIONS];
  return PROFILE_OPTIONS[name as keyof typeof PROFILE_OPTIONS].map((value) => ({
    value,
    label: labels[value] ?? value,
  }));
};

type ProfileFieldInputProps = {
  name: ProfileField;
  value: string;
  error?: string;
  onChange: (value: string) => void;
};

/** One field of the profile, as its rule says it is filled in. */
export function ProfileFieldInput({ name, value, error, onChange }: ProfileFieldInputProps) {
  const label = text.fields[name];
  const input = inputOf(name);
  if (input === 'date')
    return <DateField label={label} value={value || null} error={error} onChange={(day) => onChange(day ?? '')} />;
  if (input)
    return (
      <Select
        label={label}
        data={optionsOf(name)}
        value={value || null}
        error={error}
        searchable={input !== 'choice'}
        clearable
        onChange={(next) => onChange(next ?? '')}
      />
    );
  return (
    <TextInput
      label={label}
      dir="auto"
      autoComplete="off"
      inputMode={name === 'phone_number' ? 'numeric' : undefined}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
