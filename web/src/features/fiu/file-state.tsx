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
