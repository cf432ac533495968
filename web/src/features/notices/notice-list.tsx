import {
  IconAt,
  IconCalendarDue,
  IconCheckbox,
  IconClipboardCheck,
  IconFileAlert,
  IconGitPullRequest,
  IconHistory,
  IconLifebuoy,
  IconListSearch,
  IconMail,
  IconMailOpened,
  type TablerIcon,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Moment } from '@/components/moment';
import { TooltipIcon } from '@/components/tooltip-icon';
import classes from './notices.module.css';
import { type Notice, type NoticeKind, useMarkNotices } from './queries';
import { text } from './texts';

const ICONS: Record<NoticeKind, TablerIcon> = {
  change_waits: IconGitPullRequest,
  change_decided: IconHistory,
  task: IconCheckbox,
  mention: IconAt,
  ticket: IconLifebuoy,
  due_diligence: IconClipboardCheck,
  requirement: IconFileAlert,
  review: IconCalendarDue,
  list_alarm: IconListSearch,
};

type NoticeListProps = { notices: readonly Notice[]; onOpen?: () => void };

/** What a person was told of: each leads to its place, and is read once it was opened. */
export function NoticeList({ notices, onOpen }: NoticeListProps) {
  const mark = useMarkNotices();
  return (
    <ul className={classes.list} aria-label={text.title}>
      {notices.map((notice) => {
        const { _id, unread, kind, path, by, client, at } = notice;
        const Icon = ICONS[kind];
        const open = () => {
          if (unread) mark.mutate({ ids: [_id] });
          onOpen?.();
        };
        return (
          <li key={_id} className={classes.notice} data-unread={unread || undefined}>
            <Icon size={16} stroke={1.75} className={classes.icon} aria-hidden />
            <div className={classes.words}>
              <Link to={path} className={classes.link} onClick={open}>
                {notice.text}
              </Link>
              <span className={classes.from}>
                {[client, by].filter(Boolean).map((name) => (
                  <bdi key={name}>{name}</bdi>
                ))}
                <Moment at={at} as="ago" />
              </span>
            </div>
            <TooltipIcon
              icon={unread ? IconMailOpened : IconMail}
              label={unread ? text.markRead : text.markUnread}
              onClick={() => mark.mutate({ ids: [_id], unread: !unread })}
            />
          </li>
        );
      })}
    </ul>
  );
}
