import type { Json } from '@dossier/proto/records/model/json';
import { CURRENCIES } from '@dossier/proto/rules/currencies';
import { YEARS } from '@dossier/proto/rules/years';
import { say } from '@dossier/proto/texts/phrase';
import { Select } from '@mantine/core';
import { SearchSelect } from '@/components/search-select';
import { countryOptions } from '@/lib/country-options';
import { text } from '../texts';
import { asText, type FieldInputProps } from './input-props';
import classes from './quiet.module.css';

type Option = { value: string; label: string };

const currencies: Option[] = Object.entries(CURRENCIES).map(([value, label]) => ({ value, label: say(label) }));
const years: Option[] = YEARS.map((year) => ({ value: String(year), label: String(year) }));

type OptionsProps = FieldInputProps & { data: Option[]; searchable?: boolean; parse?: (chosen: string) => Json };

const Options = ({
  data,
  searchable,
  parse,
  field: _field,
  title: _title,
  autoFocus: _autoFocus,
  value,
  onChange,
  ...input
}: OptionsProps) => {
  const Chooser = searchable ? SearchSelect : Select;
  return (
    <Chooser
      {...input}
      data={data}
      nothingFoundMessage={searchable ? text.field.notInList : undefined}
      value={value === null ? null : asText(value)}
      onChange={(chosen) => onChange(chosen === null ? null : (parse?.(chosen) ?? chosen))}
      clearable
      maxDropdownHeight={280}
      classNames={{
        label: classes.label,
        description: classes.description,
        input: classes.input,
        section: classes.section,
      }}
    />
  );
};

export const ChoiceSelect = (props: FieldInputProps) => (
  <Options
    {...props}
    data={Object.entries(props.field.options ?? {}).map(([value, label]) => ({ value, label: say(label) }))}
  />
);
export const CountrySelect = (props: FieldInputProps) => <Options {...props} data={countryOptions()} searchable />;
export const CurrencySelect = (props: FieldInputProps) => <Options {...props} data={currencies} searchable />;
export const YearSelect = (props: FieldInputProps) => <Options {...props} data={years} parse={Number} />;
