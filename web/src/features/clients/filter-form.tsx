import { isDate } from '@dossier/proto/rules/dates';
import { Button, Group, Input, SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';
import { DateField } from '@/components/date-field';
import type { Filters } from '@/lib/list-state';
import { text as common } from '@/lib/texts/common';
import type { FilterName } from './client-filters';
import { text } from './texts';

export type FilterFormProps = { filters: Filters; onApply: (filters: Filters) => void };

const DAYS = ['review_from', 'review_to', 'added_from', 'added_to'] as const satisfies readonly FilterName[];

const wrongDays = (filters: Filters) => DAYS.filter((name) => filters[name] && !isDate(filters[name]));

/** What can be filtered by, applied together. */
export function FilterForm({ filters, onApply }: FilterFormProps) {
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
      <Input.Wrapper label={text.filters.review_date_present} labelElement="div">
        <SegmentedControl
          fullWidth
          size="xs"
          aria-label={text.filters.review_date_present}
          value={chosen.review_date_present ?? ''}
          onChange={(value) => set('review_date_present', value)}
          data={[
            { value: '', label: text.filters.all },
            { value: 'yes', label: text.filters.yes },
            { value: 'no', label: text.filters.no },
          ]}
        />
      </Input.Wrapper>
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
