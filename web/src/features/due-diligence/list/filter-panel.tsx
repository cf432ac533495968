import { isDate } from '@dossier/proto/rules/dates';
import { Button, Group, Input, SegmentedControl, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFilter } from '@tabler/icons-react';
import { useState } from 'react';
import { DateField } from '@/components/date-field';
import { Panel } from '@/components/dialog/panel';
import { text } from '@/due-diligence/texts';
import type { Filters } from '@/lib/list-state';
import { text as common } from '@/lib/texts/common';
import type { FilterName } from './filters';

type FilterProps = { filters: Filters; onApply: (filters: Filters) => void };
const DAYS = ['review_from', 'review_to', 'added_from', 'added_to'] as const satisfies readonly FilterName[];
const wrongDays = (filters: Filters) => DAYS.filter((name) => filters[name] && !isDate(filters[name]));

/** Filters of the list, behind a button. */
export function FilterPanel({ filters, onApply }: FilterProps) {
  const [opened, { toggle, close }] = useDisclosure();
  const apply = (next: Filters) => {
    onApply(next);
    close();
  };
  return (
    <Panel
      name="due-diligence-filters"
      opened={opened}
      onClose={close}
      position="bottom-start"
      width={300}
      target={
        <Button
          variant="default"
          leftSection={<IconFilter size={16} stroke={1.5} />}
          onClick={toggle}
          aria-expanded={opened}
        >
          {common.table.filters}
        </Button>
      }
    >
      <FilterForm filters={filters} onApply={apply} />
    </Panel>
  );
}

function FilterForm({ filters, onApply }: FilterProps) {
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
