import { Button, Popover, Skeleton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFilter } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { text as common } from '@/lib/texts/common';
import type { FilterFormProps } from './filter-form';

const FilterForm = lazy(async () => ({ default: (await import('./filter-form')).FilterForm }));

/** Filters of the client list, behind a button. */
export function FilterPanel({ filters, onApply }: FilterFormProps) {
  const [opened, { toggle, close }] = useDisclosure();
  return (
    <Popover opened={opened} onChange={close} position="bottom-start" width={300} trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconFilter size={16} stroke={1.5} />}
          onClick={toggle}
          aria-expanded={opened}
        >
          {common.table.filters}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Suspense fallback={<Skeleton h={320} />}>
          <FilterForm
            filters={filters}
            onApply={(next) => {
              onApply(next);
              close();
            }}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
