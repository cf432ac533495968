import { type ComboboxItem, type OptionsFilter, Select, type SelectProps } from '@mantine/core';
import { bestMatches } from '@/lib/matching';

const filter: OptionsFilter = ({ options, search }) =>
  bestMatches(options as ComboboxItem[], search, ({ label }) => label);

/** A choice from a long list by its first letters, accents or not; what is typed replaces what was chosen, Enter takes the first hit. */
export const SearchSelect = (props: SelectProps) => (
  <Select
    searchable
    clearable
    limit={300}
    filter={filter}
    selectFirstOptionOnChange
    maxDropdownHeight={280}
    onClick={({ currentTarget }) => currentTarget.select()}
    {...props}
  />
);
