import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { DataTable } from '@/components/data-table/data-table';
import type { Column } from '@/components/data-table/types';
import { LoadFailed } from '@/components/load-failed';
import { Section } from '@/components/section';
import { WaitingScreen } from '@/components/waiting-screen';
import { answer, api } from '@/lib/api/client';
import type { components } from '@/lib/api/schema';
import { count, date } from '@/lib/format';
import { paths } from '@/lib/paths';
import { keys } from '@/lib/query-keys';
import { text } from './texts';

type Week = components['schemas']['WeekOfChanges'];
type Decider = components['schemas']['Decider'];

const HOURS_A_DAY = 24;
/** Hours up to two days, days from there on. */
const duration = (hours: number | undefined): string => {
  if (hours === undefined) return '';
  if (hours < 2 * HOURS_A_DAY) return text.approvals.hours(count(hours));
  return text.approvals.days(count(Math.round((hours / HOURS_A_DAY) * 10) / 10));
};

/** How many changes were proposed and decided, week by week, and how long a decision took. */
export function Decisions() {
  const { data, error, refetch } = useQuery({
    queryKey: [...keys.notifications, 'team'],
    queryFn: () => answer(api.GET('/api/v1/team/approvals')),
  });
  if (!data) return error ? <LoadFailed error={error} retry={() => void refetch()} /> : <WaitingScreen />;
  return (
    <>
      <Section title={text.approvals.title}>
        <Weeks weeks={data.weeks} />
      </Section>
      <Section title={text.approvals.people} flush>
        <DataTable
          label={text.approvals.people}
          columns={deciderColumns()}
          rows={data.people}
          rowKey={({ _id }) => _id}
          empty={{ title: text.approvals.none }}
        />
      </Section>
    </>
  );
}

const Weeks = ({ weeks }: { weeks: readonly Week[] }) => (
  <>
    <BarChart
      aria-hidden
      h={220}
      mb="md"
      data={weeks.map(({ week, proposed, decided }) => ({ week: date(week).slice(0, 5), proposed, decided }))}
      dataKey="week"
      series={[
        { name: 'proposed', label: text.approvals.proposed, color: 'gray.5' },
        { name: 'decided', label: text.approvals.decided, color: 'iris.6' },
      ]}
      withLegend
      yAxisProps={{ allowDecimals: false }}
    />
    <DataTable
      label={text.approvals.title}
      columns={weekColumns()}
      rows={weeks.toReversed()}
      rowKey={({ week }) => week}
      empty={{ title: text.approvals.none }}
    />
  </>
);

type Numbered = { count: number; label: string; of: string; to: string };

/** A number that opens what it counts. */
const Numbered = ({ count: counted, label, of, to }: Numbered) =>
  counted > 0 ? (
    <Link to={to} aria-label={text.numberOf(`${counted} ${label}`, of)}>
      {count(counted)}
    </Link>
  ) : (
    0
  );

const weekColumns = (): Column<Week>[] => [
  { key: 'week', title: text.approvals.week, render: ({ week }) => date(week) },
  ...(['proposed', 'decided'] as const).map(
    (counted): Column<Week> => ({
      key: counted,
      title: text.approvals[counted],
      align: 'right',
      width: '20%',
      render: ({ week, [counted]: number }) => (
        <Numbered
          count={number}
          label={text.approvals[counted]}
          of={date(week)}
          to={paths.team.changes.href({ counted, week })}
        />
      ),
    }),
  ),
  { key: 'hours', title: text.approvals.time, align: 'right', width: '32%', render: ({ hours }) => duration(hours) },
];

const deciderColumns = (): Column<Decider>[] => [
  { key: 'name', title: text.approvals.person, render: ({ name }) => <bdi>{name}</bdi> },
  {
    key: 'decided',
    title: text.approvals.decided,
    align: 'right',
    width: '20%',
    render: ({ _id, name, decided }) => (
      <Numbered
        count={decided}
        label={text.approvals.decided}
        of={name}
        to={paths.team.changes.href({ counted: 'decided', by: _id })}
      />
    ),
  },
  { key: 'hours', title: text.approvals.time, align: 'right', width: '32%', render: ({ hours }) => duration(hours) },
];
