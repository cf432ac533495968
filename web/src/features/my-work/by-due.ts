import { addDays } from '@dossier/proto/rules/dates';
import type { WorkItem } from './queries';

export const DUE_GROUPS = ['overdue', 'today', 'week', 'later', 'none'] as const;
export type DueGroup = (typeof DUE_GROUPS)[number];

/** @param today YYYY-MM-DD */
export function dueGroup(due: string | undefined, today: string): DueGroup {
  if (!due) return 'none';
  if (due < today) return 'overdue';
  if (due === today) return 'today';
  return due <= addDays(today, 7) ? 'week' : 'later';
}

/** The items below the heads of the list, in the order of the list. */
export const byDue = (items: readonly WorkItem[], today: string): { group: DueGroup; items: WorkItem[] }[] =>
  DUE_GROUPS.map((group) => ({
    group,
    items: items.filter(({ due_date }) => dueGroup(due_date, today) === group),
  })).filter(({ items: found }) => found.length > 0);
