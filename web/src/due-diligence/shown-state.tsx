import { type Status, shownStatus } from '@dossier/proto/due-diligence/statuses';
import { type State, StatePill } from '@/components/state-pill';
import { words } from './texts';

const PILLS: Record<keyof typeof words.statuses, State> = {
  created: 'new',
  draft: 'draft',
  submitted: 'pending',
  rejected: 'rejected',
  approved: 'approved',
  SIGNED: 'complete',
};

/** The state of a due diligence as people read it. */
export function ShownState({ record }: { record: { status: string; touched: boolean } }) {
  const status = shownStatus(record.status as Status, record.touched);
  return <StatePill state={PILLS[status]} label={words.statuses[status]} />;
}
