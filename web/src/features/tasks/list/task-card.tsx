import { Avatar } from '@mantine/core';
import type { HTMLAttributes, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Moment } from '@/components/moment';
import { paths } from '@/lib/paths';
import { initialsOf, personName } from '../person-name';
import type { Task } from '../queries';
import { DuePill, TaskStatePill } from '../state-pill-of';
import { text } from '../texts';
import classes from './tasks.module.css';

type Person = Task['creator'];

const PersonFact = ({ label, person }: { label: string; person: Person | undefined }) => (
  <span className={classes.person}>
    {label}
    {person ? (
      <>
        <Avatar size={20} radius="xl" color="iris" aria-hidden>
          {initialsOf(person)}
        </Avatar>
        <bdi>{personName(person)}</bdi>
      </>
    ) : (
      text.notAssigned
    )}
  </span>
);

type TaskCardProps = {
  task: Task;
  /** Outside a client file the client is named, too. */
  namesClient: boolean;
  actions?: ReactNode;
  drag?: HTMLAttributes<HTMLLIElement> & { 'data-dragged'?: boolean };
};

/** A task at a glance; the whole card leads to it. */
export const TaskCard = ({ task, namesClient, actions, drag }: TaskCardProps) => (
  <li className={classes.card} {...drag}>
    <div className={classes.head}>
      <Link to={paths.client.tasks.item.href(task.company_data._id, task._id)} className={classes.title}>
        {task.description}
      </Link>
      <DuePill task={task} />
      <TaskStatePill task={task} />
    </div>
    {task.firstComment.message !== task.description && <p className={classes.comment}>{task.firstComment.message}</p>}
    <div className={classes.facts}>
      {namesClient && <bdi>{task.company_data.name}</bdi>}
      <PersonFact label={text.fields.creator} person={task.creator} />
      <PersonFact label={text.fields.executor} person={task.assignee_} />
      <span>
        {text.fields.submitted} <Moment at={task.createdAt} />
      </span>
      {actions}
    </div>
  </li>
);
