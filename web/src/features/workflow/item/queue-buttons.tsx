import { ActionIcon, Tooltip } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { useShortcuts } from '@/lib/shortcuts';
import { text } from '../texts';
import classes from './item.module.css';
import type { Queue } from './use-queue';

type QueueButtonsProps = {
  queue: Queue;
  href: (itemId: string) => string;
  /** Whether the keys work: not while something is asked or decided. */
  idle: boolean;
};

/** Next (J) and previous (K) change. */
export function QueueButtons({ queue, href, idle }: QueueButtonsProps) {
  const navigate = useNavigate();
  const go = (id: string | undefined) => {
    if (id) void navigate(href(id));
  };
  useShortcuts([
    ['J', () => idle && go(queue.next)],
    ['K', () => idle && go(queue.previous)],
  ]);
  return (
    <span className={classes.queue}>
      {queue.index >= 0 && queue.total > 1 && (
        <span className={classes.position}>{text.position(String(queue.index + 1), String(queue.total))}</span>
      )}
      <Tooltip label={`${text.previous} (K)`}>
        <ActionIcon
          variant="default"
          size={34}
          aria-label={text.previous}
          disabled={!queue.previous}
          onClick={() => go(queue.previous)}
        >
          <IconChevronUp size={16} stroke={1.75} />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={`${text.next} (J)`}>
        <ActionIcon
          variant="default"
          size={34}
          aria-label={text.next}
          disabled={!queue.next}
          onClick={() => go(queue.next)}
        >
          <IconChevronDown size={16} stroke={1.75} />
        </ActionIcon>
      </Tooltip>
    </span>
  );
}
