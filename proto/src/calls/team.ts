import { RISK_LEVELS, type RiskLevel } from '../rules/risk.js';
import { httpCall } from './call.js';
import { DateOnly, Decimal, List, Nested, ObjectId, OneOf, Text, Whole } from './fields.js';
import { Notifications } from './notifications.js';

export class AskWorkload {}

export class Ageing {
  @Whole({ description: 'Open for less than a week' }) week: number;
  @Whole({ description: 'For a week or longer, less than a month' }) month: number;
  @Whole({ description: 'For a month or longer' }) longer: number;
}

/** The open tasks that somebody has. */
export class Workload {
  @ObjectId({ optional: true, description: 'Absent for tasks that nobody has' }) _id?: string;
  @Text() name: string;
  @Whole({ description: 'To do' }) to_do: number;
  @Whole({ description: 'In review' }) review: number;
  @Whole({ description: 'Open and past the due date' }) overdue: number;
  @Nested(() => Ageing) ageing: Ageing;
}

export class OverdueByRisk {
  @OneOf(RISK_LEVELS, { optional: true, description: 'Absent where it is unknown' }) risk_level?: RiskLevel;
  @Whole() count: number;
}

export class TeamWorkload {
  @List(() => Workload, { description: 'Who has most comes first' }) people: Workload[];
  @List(() => OverdueByRisk, { description: 'Open tasks past their due date; the highest risk of the client first' })
  overdue: OverdueByRisk[];
}

export const teamWorkload = httpCall({
  subject: 'tasks.team.workload',
  method: 'GET',
  path: 'team/workload',
  access: 'signed-in',
  summary: 'The open tasks of each person, for administrators and supervisors',
  input: AskWorkload,
  output: TeamWorkload,
  fails: ['permission.denied'],
});

/** So many weeks back it is told how fast changes are decided. */
export const TURNAROUND_WEEKS = 12;

export class WeekOfChanges {
  @DateOnly({ description: 'Its Monday' }) week: string;
  @Whole({ description: 'Changes proposed in it' }) proposed: number;
  @Whole({ description: 'Changes approved or denied in it' }) decided: number;
  @Decimal({ optional: true, description: 'Median hours from proposal to decision, of those decided in it' })
  hours?: number;
}

export class Decider {
  @ObjectId() _id: string;
  @Text() name: string;
  @Whole({ description: 'Changes approved or denied' }) decided: number;
  @Decimal({ description: 'Median hours from proposal to decision' }) hours: number;
}

export class TeamApprovals {
  @List(() => WeekOfChanges, { description: 'The last 12 weeks, the present one last' }) weeks: WeekOfChanges[];
  @List(() => Decider, { description: 'Who decided most comes first' }) people: Decider[];
}

export const teamApprovals = httpCall({
  subject: 'workflow.team.approvals',
  method: 'GET',
  path: 'team/approvals',
  access: ['view_change_log'],
  summary:
    'How many changes were proposed and decided in the last 12 weeks and how fast, for administrators and supervisors',
  input: AskWorkload,
  output: TeamApprovals,
  fails: ['permission.denied'],
});

export const COUNTED = ['proposed', 'decided'] as const;

export class AskTeamChanges {
  @OneOf(COUNTED) counted: (typeof COUNTED)[number];
  @DateOnly({ optional: true, description: 'The Monday of one of these weeks; without it all of them' }) week?: string;
  @ObjectId({ optional: true, description: 'Only what this person decided' }) decided_by?: string;
  @Whole({ optional: true, min: 1, max: 1_000 }) page?: number;
}

export const teamChanges = httpCall({
  subject: 'workflow.team.changes',
  method: 'GET',
  path: 'team/changes',
  access: ['view_change_log'],
  summary: 'The changes behind a number of the team, newest first, 30 a page; for administrators and supervisors',
  input: AskTeamChanges,
  output: Notifications,
  fails: ['permission.denied'],
});
