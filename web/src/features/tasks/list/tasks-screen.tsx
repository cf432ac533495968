import { RISK_LEVELS } from '@dossier/proto/rules/risk';
import { TASK_AGES, TASK_STATES } from '@dossier/proto/rules/tasks';
import { Button, Checkbox, NativeSelect, SegmentedControl, Skeleton, Stack } from '@mantine/core';
import { IconCheckbox, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Pagination } from '@/components/data-table/pagination';
import { EmptyState } from '@/components/empty-state';
import { LoadFailed } from '@/components/load-failed';
import { PageBody } from '@/components/page-body';
import { PageHeader } from '@/components/page-header';
import { SearchField } from '@/components/search-field';
import { Waiting } from '@/components/waiting';
import { useCurrentClientId } from '@/lib/client';
import { type ListState, useListState } from '@/lib/list-state';
import { usePage } from '@/lib/page';
import { text as common } from '@/lib/texts/common';
import { useBeginning } from '@/lib/use-beginning';
import { CreateTaskDialog } from '../create/create-task-dialog';
import { type TaskFilter, tasksQuery } from '../queries';
import { text } from '../texts';
import { TaskBoard } from './task-board';
import { TaskList } from './task-list';
import classes from './tasks.module.css';

/** The tasks of one client, or of all, as a list or as a board. */
export function TasksScreen() {
  const clientId = useCurrentClientId();
  const [begun, { open, close }] = useBeginning();
  usePage(text.titles.list, [{ label: text.titles.list }]);
  return (
    <PageBody width="form">
      <PageHeader
        title={text.titles.list}
        actions={
          <Button leftSection={<IconPlus size={16} stroke={1.75} />} onClick={open}>
            {text.actions.create}
          </Button>
        }
      />
      <Tasks clientId={clientId} onCreate={open} />
      <CreateTaskDialog clientId={clientId} opened={begun} onClose={close} />
    </PageBody>
  );
}

type Shown = { clientId: string | undefined; onCreate: () => void };

function Tasks({ clientId, onCreate }: Shown) {
  const list = useListState();
  const isBoard = list.filters.view === 'board';
  const { data, error, refetch } = useQuery(tasksQuery(asked(list, clientId)));
  return (
    <Stack gap="md">
      <Tools list={list} />
      {!data && error && <LoadFailed error={error} title={text.errors.loadingTasks} retry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.tasks.length === 0 && <NoTasks clientId={clientId} list={list} onCreate={onCreate} />}
      {data && data.tasks.length > 0 && isBoard && <TaskBoard tasks={data.tasks} namesClient={!clientId} />}
      {data && data.tasks.length > 0 && !isBoard && <TaskList tasks={data.tasks} namesClient={!clientId} />}
      {data && <Pagination page={list.page} count={data.count} href={list.pageHref} />}
    </Stack>
  );
}

const asked = ({ search, filters, page }: ListState, company_id: string | undefined): TaskFilter => ({
  company_id,
  search: search || undefined,
  mine: (filters.mine || undefined) as TaskFilter['mine'],
  status: (filters.status || undefined) as TaskFilter['status'],
  ...(filters.overdue === 'yes' ? { overdue: true } : {}),
  assignee_id: filters.assignee || undefined,
  ...(filters.unassigned === 'yes' ? { unassigned: true } : {}),
  ...(filters.open === 'yes' ? { open: true } : {}),
  age: TASK_AGES.find((age) => age === filters.age),
  risk_level: [...RISK_LEVELS, 'unknown' as const].find((level) => level === filters.risk),
  page,
});

/** Filters that the numbers of the team's screen come with. */
const OF_TEAM = ['assignee', 'unassigned', 'open', 'age', 'risk'];

function Tools({ list }: { list: ListState }) {
  const { filters, setFilters } = list;
  const set = (name: string) => (value: string) => setFilters({ ...filters, [name]: value });
  return (
    <div className={classes.tools}>
      <SearchField value={list.search} onSearch={list.setSearch} placeholder={text.fields.description} />
      <SegmentedControl
        size="xs"
        aria-label={text.fields.assignee}
        value={filters.mine ?? ''}
        onChange={set('mine')}
        data={[
          { value: '', label: text.filters.everybody },
          { value: 'assigned', label: text.filters.assigned },
          { value: 'created', label: text.filters.created },
        ]}
      />
      <NativeSelect
        aria-label={text.fields.status}
        value={filters.status ?? ''}
        onChange={(event) => set('status')(event.currentTarget.value)}
        data={[
          { value: '', label: text.filters.all },
          ...TASK_STATES.map((value) => ({ value, label: text.states[value] })),
        ]}
      />
      <Checkbox
        label={text.filters.overdue}
        checked={filters.overdue === 'yes'}
        onChange={(event) => set('overdue')(event.currentTarget.checked ? 'yes' : '')}
      />
      {OF_TEAM.some((name) => filters[name]) && (
        <Button size="compact-sm" variant="default" onClick={list.clearFilters}>
          {common.actions.clearAll}
        </Button>
      )}
      <SegmentedControl
        size="xs"
        aria-label={text.titles.board}
        value={filters.view ?? ''}
        onChange={set('view')}
        data={[
          { value: '', label: text.views.list },
          { value: 'board', label: text.views.board },
        ]}
      />
    </div>
  );
}

function NoTasks({ clientId, list, onCreate }: Shown & { list: ListState }) {
  const { search, filters } = list;
  if (search || Object.values(filters).some((value) => value && value !== 'board'))
    return <EmptyState title={common.table.noMatch} />;
  return (
    <EmptyState
      icon={<IconCheckbox size={24} stroke={1.5} />}
      title={clientId ? text.none : text.noneAtAll}
      hint={text.noneHint}
      action={
        <Button variant="default" onClick={onCreate}>
          {text.actions.create}
        </Button>
      }
    />
  );
}

const Loading = () => (
  <Waiting>
    <Stack gap="sm">
      {[1, 2, 3].map((each) => (
        <Skeleton key={each} h={96} />
      ))}
    </Stack>
  </Waiting>
);
