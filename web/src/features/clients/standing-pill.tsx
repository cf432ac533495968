import { plural } from '@dossier/proto/texts/define';
import { type State, StatePill } from '@/components/state-pill';
import { date } from '@/lib/format';
import type { Client } from './clients-query';
import { text } from './texts';

type Said = { state: State; label: string };

/** The worst first: what has expired, what is missing, what ends soon, what is waived. */
function saidOf({ open, expired, expiring, expires_on, waived = 0 }: NonNullable<Client['standing']>): Said {
  if (expired > 0) return { state: 'overdue', label: plural(expired, text.standing.expired) };
  if (open > 0) return { state: 'pending', label: plural(open, text.standing.open) };
  if (expiring > 0 && expires_on) return { state: 'pending', label: text.standing.expiring(date(expires_on)) };
  if (waived > 0) return { state: 'skipped', label: plural(waived, text.standing.waived) };
  return { state: 'complete', label: text.standing.complete };
}

/** How the requirements of a client stand; nothing while that has not been worked out. */
export const StandingPill = ({ standing }: Pick<Client, 'standing'>) =>
  standing ? <StatePill {...saidOf(standing)} /> : null;
