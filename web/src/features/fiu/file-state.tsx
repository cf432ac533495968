import { type State, StatePill } from '@/components/state-pill';
import type { ConvertedFile } from './queries';
import { text } from './texts';

const LOOKS: Record<ConvertedFile['status'], State> = {
  queued: 'pending',
  running: 'pending',
  done: 'complete',
  done_with_errors: 'overdue',
  refused: 'rejected',
  failed: 'rejected',
  cancelled: 'skipped',
};

export const FileState = ({ file: { status } }: { file: ConvertedFile }) => (
  <StatePill state={LOOKS[status]} label={text.result.states[status]} />
);

const LIFE_LOOKS: Record<ConvertedFile['report_state'], State> = {
  draft: 'draft',
  validated: 'new',
  approved: 'approved',
  exported: 'pending',
  acknowledged: 'complete',
  rejected: 'rejected',
};

/** How far its reports are on their way to the FIU and back. */
export const ReportState = ({ file: { report_state, needs_approval } }: { file: ConvertedFile }) =>
  needs_approval ? (
    <StatePill state="pending" label={text.life.waits} />
  ) : (
    <StatePill state={LIFE_LOOKS[report_state]} label={text.life.states[report_state]} />
  );
