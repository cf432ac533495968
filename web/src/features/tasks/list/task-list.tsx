import { Checkbox, Stack } from '@mantine/core';
import { useState } from 'react';
import type { Task } from '../queries';
import { text } from '../texts';
import { AssignSeveral } from './assign-several';
import { TaskCard } from './task-card';
import classes from './tasks.module.css';

/** Tasks below each other; those that the reader may give to somebody can be chosen and given together. */
export function TaskList({ tasks, namesClient }: { tasks: readonly Task[]; namesClient: boolean }) {
  const [chosenIds, setChosenIds] = useState<readonly string[]>([]);
  const chosen = tasks.filter(({ _id }) => chosenIds.includes(_id));
  const choose = (id: string, on: boolean) =>
    setChosenIds((before) => (on ? [...before, id] : before.filter((each) => each !== id)));
  return (
    <Stack gap="md">
      <AssignSeveral tasks={chosen} onDone={() => setChosenIds([])} />
      <ul className={classes.cards}>
        {tasks.map((task) => (
          <TaskCard
            key={task._id}
            task={task}
            namesClient={namesClient}
            actions={
              task.may_assign && (
                <Checkbox
                  className={classes.choose}
                  aria-label={text.chooseTask(task.description)}
                  checked={chosenIds.includes(task._id)}
                  onChange={(event) => choose(task._id, event.currentTarget.checked)}
                />
              )
            }
          />
        ))}
      </ul>
    </Stack>
  );
}
