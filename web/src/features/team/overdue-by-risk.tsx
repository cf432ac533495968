import { Group, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Section } from '@/components/section';
import type { components } from '@/lib/api/schema';
import { paths } from '@/lib/paths';
import { text as common } from '@/lib/texts/common';
import { text } from './texts';

type Overdue = components['schemas']['OverdueByRisk'];

/** How many tasks are past their due date, by the risk of their client; each number opens its tasks. */
export const OverdueByRisk = ({ overdue }: { overdue: readonly Overdue[] }) => (
  <Section title={text.overdueByRisk}>
    <Group gap="xl">
      {overdue.map(({ risk_level = 'unknown' as const, count }) => (
        <Link key={risk_level} to={`${paths.tasks.href()}?f.overdue=yes&f.risk=${risk_level}`}>
          <Text span fw={600} size="xl">
            {count}
          </Text>{' '}
          {common.risk[risk_level]}
        </Link>
      ))}
    </Group>
  </Section>
);
