import { type State, StatePill } from '@/components/state-pill';
import type { Notification } from '@/file/notifications';
import { text } from './texts';

const STATES: Record<string, State> = {
  approved: 'approved',
  rejected: 'rejected',
  skipped: 'skipped',
  cascade_deleted: 'notApplied',
};
const LABELS: Record<string, string> = text.outcomes;

/** Where a change stands. */
export const OutcomePill = ({ change }: { change: Pick<Notification, 'state' | 'actionTaken'> }) => {
  const state = change.actionTaken ?? change.state;
  return <StatePill state={STATES[state] ?? 'pending'} label={LABELS[state] ?? text.outcomes.pending} />;
};
