import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { DataTable } from '@/components/data-table/data-table';
import type { Column } from '@/components/data-table/types';
import { LoadFailed } from '@/components/load-failed';
import { Section } from '@/components/section';
import { WaitingScreen } from '@/components/waiting-screen';
import { answer, api } from '@/lib/api/client';
import type { components } from '@/lib/api/schema';
import { count, date } from '@/lib/format';
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
      data={weeks.map(({ week, proposed, decided }) => ({ week: date(week).slice(0, 5), proposed, decided }))}
      dataKey="week"
      series={[
        { name: 'proposed', label: text.approvals.proposed, color: 'gray.5' },
        { name: 'decided', label: text.approvals.decided, color: 'iris.6' },
      ]}
      withLegend
      yAxisProps={{ allowDecimals: false }}
    />
    <VisuallyHidden>
      <table>
        <caption>{text.approvals.title}</caption>
        <thead>
          <tr>
            <th>{text.approvals.week}</th>
            <th>{text.approvals.proposed}</th>
            <th>{text.approvals.decided}</th>
            <th>{text.approvals.time}</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ week, proposed, decided, hours }) => (
            <tr key={week}>
              <th scope="row">{date(week)}</th>
              <td>{proposed}</td>
              <td>{decided}</td>
              <td>{duration(hours)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  </>
);

const deciderColumns = (): Column<Decider>[] => [
  { key: 'name', title: text.approvals.person, render: ({ name }) => <bdi>{name}</bdi> },
  { key: 'decided', title: text.approvals.decided, align: 'right', width: '20%', render: ({ decided }) => decided },
  { key: 'hours', title: text.approvals.time, align: 'right', width: '32%', render: ({ hours }) => duration(hours) },
];
