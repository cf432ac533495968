import type { DocumentStatus } from '@dossier/proto/due-diligence/statuses';
import { StatePill } from '@/components/state-pill';
import { words } from '../texts';

const PILLS = { pending: 'pending', approved: 'approved', rejected: 'rejected' } as const;
export const PaperState = ({ status }: { status: string }) => (
  <StatePill state={PILLS[status as DocumentStatus]} label={words.documentStatuses[status as DocumentStatus]} />
);
