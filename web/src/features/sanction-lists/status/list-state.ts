import type { State } from '@/components/state-pill';
import { text } from '../texts';
import type { ListStatus } from './queries';

/** The version in force is not the one that is searched yet. */
export function isLoading({ is_on, served_version, versions }: ListStatus): boolean {
  const inForce = versions.find(({ in_force }) => in_force);
  return is_on && inForce !== undefined && inForce.version !== served_version;
}

/** How a list stands, in one pill: what needs somebody comes first. */
export function listState(list: ListStatus): { state: State; label: string } {
  if (list.is_refreshing) return { state: 'pending', label: text.states.refreshing };
  if (!list.is_on) return { state: 'skipped', label: text.states.off };
  if (list.alarm?.reason === 'not-loaded') return { state: 'rejected', label: text.states.notLoaded };
  if (list.alarm) return { state: 'rejected', label: text.states.failed };
  if (isLoading(list)) return { state: 'pending', label: text.states.loading };
  if (!list.checked_at) return { state: 'draft', label: text.states.never };
  if (list.is_stale) return { state: 'overdue', label: text.states.stale };
  return { state: 'approved', label: text.states.upToDate };
}
