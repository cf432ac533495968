import type { Field } from '@dossier/proto/records/model/field';
import type { ComponentType } from 'react';
import { DayField } from './date-input';
import type { FieldInputProps } from './input-props';
import { AmountField, PercentField } from './number-input';
import { ChoiceSegments, FlagSegments, YesNoSegments } from './segments-input';
import { ChoiceSelect, CountrySelect, CurrencySelect, YearSelect } from './select-input';
import { TextField } from './text-input';

const INPUTS: Partial<Record<Field['type'], ComponentType<FieldInputProps>>> = {
  text: TextField,
  date: DayField,
  yesNo: YesNoSegments,
  flag: FlagSegments,
  percent: PercentField,
  number: AmountField,
  country: CountrySelect,
  currency: CurrencySelect,
  year: YearSelect,
};

const SEGMENTS_AT_MOST = 3;

const inputFor = ({ type, options = {} }: Field): ComponentType<FieldInputProps> => {
  if (type !== 'choice') return INPUTS[type] ?? TextField;
  return Object.keys(options).length <= SEGMENTS_AT_MOST ? ChoiceSegments : ChoiceSelect;
};

/** The input a field's type asks for. */
export function FieldInput(props: FieldInputProps) {
  const Chosen = inputFor(props.field);
  return <Chosen {...props} />;
}
