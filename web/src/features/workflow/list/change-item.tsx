import { IconFilePlus, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Moment } from '@/components/moment';
import { TruncatedName } from '@/components/truncated-name';
import type { View } from '@/file/notification-view';
import type { Notification } from '@/file/notifications';
import { useSubject } from '@/file/use-subject';
import { OutcomePill } from '../outcome-pill';
import { text } from '../texts';
import { VIEWS } from '../views';
import classes from './list.module.css';

const ICONS = { add: IconPlus, change: IconPencil, remove: IconTrash } as const;

const Actors = ({ change }: { change: Notification }) => (
  <span className={classes.actors}>
    <bdi>{change.user_name}</bdi>, <Moment at={change.datetime} />
    {change.handled_by_name && (
      <>
        {' → '}
        <bdi>{change.handled_by_name}</bdi>, <Moment at={change.handled_at} />
      </>
    )}
  </span>
);

/** One change: what it is about, what was asked for, who and when, and what became of it. */
export function ChangeItem({ change, view }: { change: Notification; view: View }) {
  const { title, within } = useSubject(change);
  const Icon = ICONS[change.actionType as keyof typeof ICONS] ?? IconPencil;
  return (
    <li
      className={classes.change}
      data-unread={change.unread || undefined}
      data-outcome={change.actionTaken}
      data-action={change.actionType}
    >
      <Icon size={16} stroke={1.75} className={classes.icon} aria-hidden />
      <div className={classes.text}>
        <div className={classes.subject}>
          <Link to={VIEWS[view].client.item.href(change.company_id, change._id)} className={classes.title}>
            <TruncatedName>{title}</TruncatedName>
          </Link>
          {within && <bdi className={classes.within}>{within}</bdi>}
          {change.unread && <span className={classes.unread}>{text.unread}</span>}
        </div>
        <p className={classes.sentence}>{change.sentence}</p>
        {change.fileInfo && (
          <p className={classes.file}>
            <IconFilePlus size={14} stroke={1.75} aria-hidden />
            {text.newFile}
          </p>
        )}
        <Actors change={change} />
      </div>
      {change.state !== 'pending' && <OutcomePill change={change} />}
    </li>
  );
}
