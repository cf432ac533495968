import { isTeamLeader } from '@dossier/proto/permissions/roles';
import { Button, Group, Stack } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { DataTable } from '@/components/data-table/data-table';
import type { Column } from '@/components/data-table/types';
import { PageBody } from '@/components/page-body';
import { PageHeader } from '@/components/page-header';
import { NotPermitted } from '@/components/require-permission';
import { answer, api } from '@/lib/api/client';
import type { components } from '@/lib/api/schema';
import { useCan, useUser } from '@/lib/me';
import { usePage } from '@/lib/page';
import { paths } from '@/lib/paths';
import { keys } from '@/lib/query-keys';
import { toastError } from '@/lib/toasts';
import { Decisions } from './decisions';
import { OverdueByRisk } from './overdue-by-risk';
import { type Sheet, saveCsv, saveWorkbook } from './sheet';
import { text } from './texts';

type Workload = components['schemas']['Workload'];

const nameOf = ({ name }: Workload) => name || text.nobody;

/** What is counted of each person, and the filter of the tasks that are counted. */
const numbers = () => [
  { key: 'open', title: text.fields.open, of: (row: Workload) => row.to_do + row.review, filter: 'f.open=yes' },
  { key: 'to_do', title: text.fields.toDo, of: (row: Workload) => row.to_do, filter: 'f.status=to+do' },
  { key: 'review', title: text.fields.review, of: (row: Workload) => row.review, filter: 'f.status=review' },
  { key: 'overdue', title: text.fields.overdue, of: (row: Workload) => row.overdue, filter: 'f.overdue=yes' },
  { key: 'week', title: text.fields.week, of: (row: Workload) => row.ageing.week, filter: 'f.open=yes&f.age=week' },
  { key: 'month', title: text.fields.month, of: (row: Workload) => row.ageing.month, filter: 'f.open=yes&f.age=month' },
  {
    key: 'longer',
    title: text.fields.longer,
    of: (row: Workload) => row.ageing.longer,
    filter: 'f.open=yes&f.age=longer',
  },
];

/** The tasks behind a number. */
const tasksHref = ({ _id }: Workload, filter: string): string =>
  `${paths.tasks.href()}?${_id ? `f.assignee=${_id}` : 'f.unassigned=yes'}&${filter}`;

const columns = (): Column<Workload>[] => [
  { key: 'person', title: text.fields.person, render: (row) => <bdi>{nameOf(row)}</bdi> },
  ...numbers().map(
    ({ key, title, of, filter }): Column<Workload> => ({
      key,
      title,
      align: 'right',
      width: '11%',
      render: (row) =>
        of(row) > 0 ? (
          <Link to={tasksHref(row, filter)} aria-label={text.numberOf(`${of(row)} ${title}`, nameOf(row))}>
            {of(row)}
          </Link>
        ) : (
          0
        ),
    }),
  ),
];

const sheetOf = (people: readonly Workload[]): Sheet => {
  const shown = numbers();
  const rows = people.map((row) => [nameOf(row), ...shown.map(({ of }) => of(row))]);
  return [[text.fields.person, ...shown.map(({ title }) => title)], ...rows];
};

/** Who has how much to do; every number opens its list. */
export function TeamScreen() {
  usePage(text.title, [{ label: text.title }]);
  const { type } = useUser();
  const isLeader = isTeamLeader(type);
  const mayDecide = useCan()('view_change_log');
  const { data, error, refetch } = useQuery({
    queryKey: [...keys.tasks, 'team'],
    queryFn: () => answer(api.GET('/api/v1/team/workload')),
    enabled: isLeader,
  });
  if (!isLeader) return <NotPermitted />;
  const people = data?.people ?? [];
  return (
    <PageBody>
      <PageHeader
        title={text.title}
        hint={text.hint}
        actions={
          <Group gap="xs">
            <Button
              variant="default"
              leftSection={<IconDownload size={16} stroke={1.75} />}
              disabled={people.length === 0}
              onClick={() => saveCsv(sheetOf(people))}
            >
              {text.download}
            </Button>
            <Button
              variant="default"
              leftSection={<IconDownload size={16} stroke={1.75} />}
              disabled={people.length === 0}
              onClick={() => void saveWorkbook(sheetOf(people)).catch((failed: unknown) => toastError(failed))}
            >
              {text.downloadXlsx}
            </Button>
          </Group>
        }
      />
      <Stack gap="lg">
        <DataTable
          label={text.title}
          columns={columns()}
          rows={data?.people}
          rowKey={({ _id }) => _id ?? ''}
          error={error}
          onRetry={() => void refetch()}
          empty={{ title: text.none }}
        />
        {data && data.overdue.length > 0 && <OverdueByRisk overdue={data.overdue} />}
        {mayDecide && <Decisions />}
      </Stack>
    </PageBody>
  );
}
