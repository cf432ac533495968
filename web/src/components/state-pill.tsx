import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  IconClock,
  IconPlayerSkipForward,
  IconSparkles,
  type TablerIcon,
} from '@tabler/icons-react';
import { text } from '@/lib/texts/common';
import classes from './state-pill.module.css';

const STATES = {
  approved: { icon: IconCircleCheck, tone: 'approved' },
  complete: { icon: IconCircleCheck, tone: 'approved' },
  pending: { icon: IconClock, tone: 'pending' },
  rejected: { icon: IconCircleX, tone: 'rejected' },
  overdue: { icon: IconAlertTriangle, tone: 'rejected' },
  notApplied: { icon: IconCircleX, tone: 'rejected' },
  new: { icon: IconSparkles, tone: 'new' },
  draft: { icon: IconCircleDashed, tone: 'neutral' },
  skipped: { icon: IconPlayerSkipForward, tone: 'neutral' },
} as const satisfies Record<string, { icon: TablerIcon; tone: string }>;

export type State = keyof typeof STATES;

/** A state as icon and word; `label` says it more exactly ("3 fields missing"). */
export function StatePill({ state, label }: { state: State; label?: string }) {
  const { icon: Icon, tone } = STATES[state];
  return (
    <span className={classes.pill} data-tone={tone}>
      <Icon size={14} stroke={2} aria-hidden />
      {label ?? text.states[state]}
    </span>
  );
}
