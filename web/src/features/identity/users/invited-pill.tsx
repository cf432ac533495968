import { StatePill } from '@/components/state-pill';
import { text } from '../texts';

/** Whether an invitation still waits or its time is over. */
export const InvitedPill = ({ until }: { until: string }) =>
  new Date(until).getTime() > Date.now() ? (
    <StatePill state="pending" label={text.users.invited} />
  ) : (
    <StatePill state="rejected" label={text.users.invitationEnded} />
  );
