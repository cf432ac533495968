import { SECTIONS } from '@dossier/proto/records/model/sections';
import { Button, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMessagePlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router-dom';
import { LoadFailed } from '@/components/load-failed';
import { NotFound } from '@/components/not-found';
import { PageBody } from '@/components/page-body';
import { PageHeader } from '@/components/page-header';
import { RequirePermission } from '@/components/require-permission';
import { Section } from '@/components/section';
import { WaitingScreen } from '@/components/waiting-screen';
import { isNotFound } from '@/lib/api/api-error';
import { useCurrentClientId } from '@/lib/client';
import { useCan } from '@/lib/me';
import { usePage } from '@/lib/page';
import { isId, paths } from '@/lib/paths';
import { MessageDialog } from '@/threads/message-dialog';
import { MessageList } from '@/threads/message-list';
import { ThreadPages } from '@/threads/thread-pages';
import { personName } from '../person-name';
import { peopleQuery, type Task, taskQuery } from '../queries';
import { DuePill, TaskStatePill } from '../state-pill-of';
import { text } from '../texts';
import { DeleteTask } from './delete-task';
import { TaskFacts } from './task-facts';
import { TaskReferences } from './task-references';
import { useSay } from './use-say';

export function TaskScreen() {
  const { taskId } = useParams();
  return (
    <RequirePermission any={['can_view_details']}>
      {isId(taskId) ? <OneTask key={taskId} taskId={taskId} /> : <NotFound />}
    </RequirePermission>
  );
}

/** A task: what it is, what it speaks of, and what was said about it. */
function OneTask({ taskId }: { taskId: string }) {
  const clientId = useCurrentClientId() ?? '';
  const [page, setPage] = useState<number>();
  const { data, error, refetch } = useQuery(taskQuery(taskId, page));
  const mayDelete = useCan()(...DELETE_KEYS);
  const name = data?.task.description ?? text.titles.task;
  usePage(name, [{ label: text.titles.list, to: paths.client.tasks.href(clientId) }, { label: name }]);
  if (isNotFound(error)) return <NotFound />;
  if (error && !data) return <LoadFailed error={error} title={text.errors.loadingTask} retry={() => void refetch()} />;
  if (!data) return <WaitingScreen />;
  const { task, messages, pages, concern } = data;
  return (
    <PageBody width="form">
      <PageHeader
        title={task.description}
        actions={task.may_assign && mayDelete && <DeleteTask task={task} />}
        state={
          <>
            <TaskStatePill task={task} />
            <DuePill task={task} />
          </>
        }
      />
      <Stack gap="lg">
        <TaskFacts key={factsOf(task)} task={task} />
        <TaskReferences task={task} titles={concern} />
        <Discussion taskId={taskId} clientId={task.company_data._id} onSent={() => setPage(undefined)}>
          <ThreadPages page={page ?? pages} pages={pages} onPage={setPage} />
          <MessageList messages={messages} />
        </Discussion>
      </Stack>
    </PageBody>
  );
}

const DELETE_KEYS = Object.values(SECTIONS).flatMap(({ remove, removeFiles }) => [remove, removeFiles]);

/** What is shown of it to be changed: a message that arrives meanwhile takes no choice away. */
const factsOf = ({ task_status, assigned_to_user_id, due_date }: Task): string =>
  [task_status, assigned_to_user_id, due_date].join();

type DiscussionProps = { taskId: string; clientId: string; onSent: () => void; children: ReactNode };

function Discussion({ taskId, clientId, onSent, children }: DiscussionProps) {
  const [opened, { open, close }] = useDisclosure();
  const { data } = useQuery({ ...peopleQuery(clientId), enabled: opened });
  const say = useSay(taskId);
  return (
    <Section
      title={text.titles.discussion}
      actions={
        <Button variant="default" leftSection={<IconMessagePlus size={16} stroke={1.75} />} onClick={open}>
          {text.actions.addDetails}
        </Button>
      }
    >
      <Stack gap="md">{children}</Stack>
      <MessageDialog
        title={text.actions.addDetails}
        opened={opened}
        onClose={close}
        draft={`task-message.${taskId}`}
        path="/api/v1/task/upload-file"
        mentions={data?.people.map(personName)}
        isSending={say.isPending}
        onSend={(written, sent) =>
          say.mutate(written, {
            onSuccess: () => {
              sent();
              onSent();
            },
          })
        }
      />
    </Section>
  );
}
