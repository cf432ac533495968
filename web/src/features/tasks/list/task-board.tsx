import { TASK_STATES } from '@dossier/proto/rules/tasks';
import { plural } from '@dossier/proto/texts/define';
import { NativeSelect, Title } from '@mantine/core';
import { useState } from 'react';
import { CountPill } from '@/components/count-pill';
import { text as common } from '@/lib/texts/common';
import type { Task, TaskState } from '../queries';
import { text } from '../texts';
import { useUpdateTask } from '../use-update-task';
import { TaskCard } from './task-card';
import classes from './tasks.module.css';

const mayMove = (task: Task | undefined, state: TaskState): boolean =>
  task !== undefined && task.task_status !== state && task.choices.includes(state);

type Drag = { task: Task; over?: TaskState };

/** Tasks by state. A card is dragged to a state that its reader may set; the keyboard has a list on each card. */
export function TaskBoard({ tasks, namesClient }: { tasks: readonly Task[]; namesClient: boolean }) {
  const [drag, setDrag] = useState<Drag>();
  const update = useUpdateTask();
  const move = (task: Task, status: TaskState) => update.mutate({ task_id: task._id, status });
  return (
    <div className={classes.board}>
      {TASK_STATES.map((state) => {
        const shown = tasks.filter(({ task_status }) => task_status === state);
        const isOpen = mayMove(drag?.task, state);
        return (
          <section
            key={state}
            aria-label={text.states[state]}
            className={classes.column}
            data-over={(isOpen && drag?.over === state) || undefined}
            onDragOver={(event) => {
              if (!isOpen || !drag) return;
              event.preventDefault();
              if (drag.over !== state) setDrag({ ...drag, over: state });
            }}
            onDrop={() => {
              if (drag && isOpen) move(drag.task, state);
              setDrag(undefined);
            }}
          >
            <Title order={2} size="h4" className={classes.columnTitle}>
              {text.states[state]} <CountPill count={shown.length} label={plural(shown.length, common.table.items)} />
            </Title>
            <ul className={classes.cards}>
              {shown.map((task) => (
                <TaskCard
                  key={task._id}
                  task={task}
                  namesClient={namesClient}
                  actions={<MoveTo task={task} onMove={(status) => move(task, status)} />}
                  drag={{
                    draggable: task.choices.length > 0,
                    onDragStart: () => setDrag({ task }),
                    onDragEnd: () => setDrag(undefined),
                    'data-dragged': drag?.task._id === task._id || undefined,
                  }}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

const MoveTo = ({ task, onMove }: { task: Task; onMove: (state: TaskState) => void }) => {
  const states = [...new Set([task.task_status, ...task.choices])];
  if (states.length < 2) return null;
  return (
    <NativeSelect
      size="xs"
      className={classes.move}
      aria-label={`${text.fields.status}: ${task.description}`}
      value={task.task_status}
      data={TASK_STATES.filter((state) => states.includes(state)).map((state) => ({
        value: state,
        label: text.states[state],
      }))}
      onChange={(event) => onMove(event.currentTarget.value as TaskState)}
    />
  );
};
