import { ActionIcon, Tooltip } from '@mantine/core';
import { IconChevronDown, IconChevronUp, type TablerIcon } from '@tabler/icons-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useShortcuts } from '@/lib/shortcuts';
import { text } from '../texts';
import classes from './item.module.css';
import type { Queue, Step } from './queue';

type StepButtonProps = { step?: Step; label: string; letter: string; icon: TablerIcon; onGo: (step?: Step) => void };

const StepButton = ({ step, label, letter, icon: Icon, onGo }: StepButtonProps) => (
  <Tooltip label={`${step?.label ?? label} (${letter})`}>
    <ActionIcon
      variant="default"
      size={34}
      aria-label={step?.label ?? label}
      disabled={!step}
      onClick={() => onGo(step)}
    >
      <Icon size={16} stroke={1.75} />
    </ActionIcon>
  </Tooltip>
);

type QueueButtonsProps = {
  queue: Queue;
  /** Whether the keys work: not while something is asked or decided. */
  idle: boolean;
};

/** Next (J) and previous (K) change. */
export function QueueButtons({ queue, idle }: QueueButtonsProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const go = (step?: Step) => {
    if (step) void navigate(step.href);
  };
  // The address is ahead of the screen for a moment: a key pressed then is not for the change that is being left.
  const isHere = () => idle && window.location.pathname === pathname;
  useShortcuts([
    ['J', () => isHere() && go(queue.next)],
    ['K', () => isHere() && go(queue.previous)],
  ]);
  return (
    <span className={classes.queue}>
      <StepButton step={queue.previous} label={text.previous} letter="K" icon={IconChevronUp} onGo={go} />
      <StepButton step={queue.next} label={text.next} letter="J" icon={IconChevronDown} onGo={go} />
    </span>
  );
}
