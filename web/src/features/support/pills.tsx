import { StatePill } from '@/components/state-pill';
import type { Ticket } from './queries';
import { text } from './texts';

const STATES = { open: 'new', pending: 'pending', closed: 'skipped' } as const;
const SEVERITIES = { low: 'draft', medium: 'pending', high: 'overdue' } as const;

export const TicketStatePill = ({ status }: Pick<Ticket, 'status'>) => (
  <StatePill state={STATES[status]} label={text.ticketStates[status]} />
);

export const SeverityPill = ({ severity }: Pick<Ticket, 'severity'>) => (
  <StatePill state={SEVERITIES[severity]} label={text.severities[severity]} />
);
