import { isDate } from '@dossier/proto/rules/dates';
import { clients as text } from '@dossier/proto/texts/clients';
import { Button, Group, Input, SegmentedControl, Select, Stack } from '@mantine/core';
import { useState } from 'react';
import { DateField } from '@/components/date-field';
import type { Filters } from '@/lib/list-state';
import { text as common } from '@/lib/texts/common';
import type { FilterName } from './filters';

export type FilterFormProps = {
  filters: Filters;
  /** The list holds both types of clients. */
  withType?: boolean;
  /** It knows how the requirements of each stand. */
  withRequirements?: boolean;
  onApply: (filters: Filters) => void;
};

const DAYS = ['review_from', 'review_to', 'added_from', 'added_to'] as const satisfies readonly FilterName[];

const wrongDays = (filters: Filters) => DAYS.filter((name) => filters[name] && !isDate(filters[name]));

/** What can be filtered by, applied together. */
export function FilterForm({ filters, withType, withRequirements, onApply }: FilterFormProps) {
  const [chosen, setChosen] = useState<Filters>(filters);
  const [attempted, setAttempted] = useState(false);
  const set = (name: FilterName, value: string | null) => setChosen({ ...chosen, [name]: value ?? '' });
  const wrong = attempted ? wrongDays(chosen) : [];
  const apply = () => {
    setAttempted(true);
    if (wrongDays(chosen).length === 0) onApply(chosen);
  };
  return (
    <Stack gap="md">
      {withType && (
        <Choice
          label={text.filters.company_type}
          options={text.types}
          value={chosen.company_type}
          onChange={(value) => set('company_type', value)}
        />
      )}
      {withRequirements && (
        <Select
          label={text.filters.requirements}
          placeholder={text.filters.all}
          comboboxProps={{ withinPortal: false }}
          clearable
          data={Object.entries(text.standings).map(([value, label]) => ({ value, label }))}
          value={chosen.requirements || null}
          onChange={(value) => set('requirements', value)}
        />
      )}
      <Choice
        label={text.filters.review_date_present}
        options={{ yes: text.filters.yes, no: text.filters.no }}
        value={chosen.review_date_present}
        onChange={(value) => set('review_date_present', value)}
      />
      {DAYS.map((name) => (
        <DateField
          key={name}
          label={text.filters[name]}
          value={chosen[name] || null}
          onChange={(value) => set(name, value)}
          error={wrong.includes(name) && text.filters.wrongDate}
        />
      ))}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={() => onApply({})}>
          {common.actions.clear}
        </Button>
        <Button onClick={apply}>{common.actions.apply}</Button>
      </Group>
    </Stack>
  );
}

type ChoiceProps = {
  label: string;
  options: Record<string, string>;
  value: string | undefined;
  onChange: (value: string) => void;
};

/** One of a few, or all of them. */
const Choice = ({ label, options, value = '', onChange }: ChoiceProps) => (
  <Input.Wrapper label={label} labelElement="div">
    <SegmentedControl
      fullWidth
      size="xs"
      aria-label={label}
      value={value}
      onChange={onChange}
      data={[
        { value: '', label: text.filters.all },
        ...Object.entries(options).map(([option, name]) => ({ value: option, label: name })),
      ]}
    />
  </Input.Wrapper>
);
