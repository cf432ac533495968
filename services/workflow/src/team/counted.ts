import type { Principal } from '@dossier/kit/principal';
import { TURNAROUND_WEEKS } from '@dossier/proto/calls/team';
import { failure } from '@dossier/proto/failures/failure';
import { isTeamLeader } from '@dossier/proto/permissions/roles';
import { addDays, mondayOf, today } from '@dossier/proto/rules/dates';
import type { QueryFilter } from 'mongoose';
import type { Change } from '../changes/change.schema.js';
import { visibleTo } from '../changes/scope.js';

/** Days, YYYY-MM-DD; `before` is the first that no longer belongs to it. */
export type Span = { from: string; before?: string };

export function assertLeads({ tenantId, role }: Principal): void {
  if (!tenantId || !isTeamLeader(role)) throw failure('permission.denied');
}

/** The Monday with which the weeks begin that are counted. */
export const firstWeek = (): string => addDays(mondayOf(today()), -7 * (TURNAROUND_WEEKS - 1));

/** Decided or not. What was proposed since a day stands in its list at that place or later. */
export const proposedIn = (by: Principal, span: Span): QueryFilter<Change> => ({
  ...visibleTo(by),
  view: { $in: ['forConfirmation', 'history'] },
  latest_at: within({ from: span.from }),
  datetime: within(span),
});

/** Approved or denied, not ended by something else. */
export const decidedIn = (by: Principal, span: Span): QueryFilter<Change> => ({
  ...visibleTo(by),
  view: 'history',
  state: { $in: ['approved', 'rejected'] },
  latest_at: within(span),
});

const within = ({ from, before }: Span) => ({ $gte: dayOf(from), ...(before ? { $lt: dayOf(before) } : {}) });
const dayOf = (date: string): Date => new Date(`${date}T00:00:00Z`);
