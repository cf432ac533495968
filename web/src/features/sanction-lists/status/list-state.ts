import type { State } from '@/components/state-pill';
import { text } from '../texts';
import type { ListStatus } from './queries';

/** How a list stands, in one pill: what needs somebody comes first. */
export function listState(list: ListStatus): { state: State; label: string } {
  if (list.is_refreshing) return { state: 'pending', label: text.states.refreshing };
  if (!list.is_on) return { state: 'skipped', label: text.states.off };
  if (list.alarm) return { state: 'rejected', label: text.states.failed };
  if (!list.checked_at) return { state: 'draft', label: text.states.never };
  if (list.is_stale) return { state: 'overdue', label: text.states.stale };
  return { state: 'approved', label: text.states.upToDate };
}
