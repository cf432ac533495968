import { Button, Skeleton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFilter } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { Panel } from '@/components/dialog/panel';
import { text as common } from '@/lib/texts/common';
import type { FilterFormProps } from './filter-form';

const FilterForm = lazy(async () => ({ default: (await import('./filter-form')).FilterForm }));

/** Filters of a list of clients, behind a button. */
export function FilterPanel({ onApply, ...form }: FilterFormProps) {
  const [opened, { toggle, close }] = useDisclosure();
  return (
    <Panel
      name="client-filters"
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
      <Suspense fallback={<Skeleton h={320} />}>
        <FilterForm
          {...form}
          onApply={(next) => {
            onApply(next);
            close();
          }}
        />
      </Suspense>
    </Panel>
  );
}
