import { isOpen, type RequirementState } from './states.js';

/** How a whole file stands: what lists filter and sort by. */
export type Standing = {
  /** What is missing, expired or too old. */
  open: number;
  /** Of these, what has expired or grown too old. */
  expired: number;
  expiring: number;
  /** What need not be there for now: an exception was approved. Absent where there is none. */
  waived?: number;
  /** The first day on which something that expires soon ends (YYYY-MM-DD). */
  expires_on?: string;
  /** The last good day that passed or passes first, of what has ended or ends soon (YYYY-MM-DD). */
  due_on?: string;
  /** What orders files, the most urgent first: something has ended, is missing, ends soon (by its day), all is there. */
  urgency: string;
};

/** The sum of a file's requirement states. */
export function standingOf(states: readonly RequirementState[]): Standing {
  const having = (wanted: (state: RequirementState['state']) => boolean) => states.filter(({ state }) => wanted(state));
  const expiring = having((state) => state === 'expiring');
  const [expires_on] = expiring.flatMap(({ until }) => until ?? []).sort();
  const [due_on] = having(isDue)
    .flatMap(({ end }) => end ?? [])
    .sort();
  const waived = having((state) => state === 'waived').length;
  const open = having(isOpen).length;
  const expired = having(hasEnded).length;
  return {
    open,
    expired,
    expiring: expiring.length,
    ...(waived > 0 ? { waived } : {}),
    ...(expires_on ? { expires_on } : {}),
    ...(due_on ? { due_on } : {}),
    urgency: urgencyOf(expired, open, expires_on),
  };
}

const hasEnded = (state: RequirementState['state']): boolean => state === 'expired' || state === 'stale';
const isDue = (state: RequirementState['state']): boolean => state === 'expiring' || hasEnded(state);

function urgencyOf(expired: number, open: number, expires_on: string | undefined): string {
  if (expired > 0) return '0';
  if (open > 0) return '1';
  return expires_on ? `2 ${expires_on}` : '3';
}
