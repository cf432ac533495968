import { Button } from '@mantine/core';
import {
  IconCalendarExclamation,
  IconCheckbox,
  IconClipboardCheck,
  IconClockPause,
  IconGitPullRequest,
  IconListCheck,
  IconListSearch,
  IconPlayerPlay,
  type TablerIcon,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Moment } from '@/components/moment';
import { RiskLevel } from '@/components/risk-level';
import { TooltipIcon } from '@/components/tooltip-icon';
import { date } from '@/lib/format';
import classes from './my-work.module.css';
import type { PutAside } from './put-aside-dialog';
import { useMoveTask, useSnooze, type WorkItem, type WorkKind } from './queries';
import { text } from './texts';

export const ICONS: Record<WorkKind, TablerIcon> = {
  approval: IconGitPullRequest,
  task: IconCheckbox,
  alert: IconListSearch,
  answer: IconClipboardCheck,
  expiring: IconCalendarExclamation,
  review: IconListCheck,
};

type WorkRowProps = { item: WorkItem; isOverdue: boolean; onPutAside: (aside: PutAside) => void };

/** One thing to do: it leads to its place, and what can be done here is done here. */
export function WorkRow({ item, isOverdue, onPutAside }: WorkRowProps) {
  const { _id, kind, title, client, path, due_date, at, risk_level, snoozed, may_settle } = item;
  const snooze = useSnooze();
  const Icon = ICONS[kind];
  return (
    <li className={classes.row}>
      <Icon size={16} stroke={1.75} className={classes.icon} aria-hidden />
      <div className={classes.words}>
        <Link to={path} className={classes.link} data-work={_id}>
          {client && client !== title && <bdi className={classes.client}>{client}</bdi>}
          <bdi>{title}</bdi>
        </Link>
        <span className={classes.facts}>
          <span>{text.kinds[kind]}</span>
          {due_date && <span data-overdue={isOverdue || undefined}>{date(due_date)}</span>}
          {!due_date && <Moment at={at} as="ago" />}
          <RiskLevel level={risk_level} />
        </span>
        {snoozed && <span className={classes.facts}>{text.snoozedUntil(date(snoozed.until), snoozed.reason)}</span>}
      </div>
      <div className={classes.actions}>
        {kind === 'task' && <MoveTask item={item} />}
        {may_settle && (
          <Button variant="default" size="compact-sm" onClick={() => onPutAside({ item, how: 'settle' })}>
            {text.actions.settle}
          </Button>
        )}
        {snoozed ? (
          <TooltipIcon
            icon={IconPlayerPlay}
            label={text.actions.wake}
            onClick={() => snooze.mutate({ item: _id, until: null })}
          />
        ) : (
          <TooltipIcon
            icon={IconClockPause}
            label={text.actions.snooze}
            onClick={() => onPutAside({ item, how: 'snooze' })}
          />
        )}
      </div>
    </li>
  );
}

function MoveTask({ item }: { item: WorkItem }) {
  const move = useMoveTask();
  return item.next ? (
    <Button variant="default" size="compact-sm" loading={move.isPending} onClick={() => move.mutate(item)}>
      {item.next === 'review' ? text.actions.toReview : text.actions.done}
    </Button>
  ) : null;
}
