import { addDays, isDate, today } from '../rules/dates.js';
import { RISK_LEVELS, type RiskLevel } from '../rules/risk.js';
import { TASK_STATES, type TaskState } from '../rules/tasks.js';
import { SNOOZE_DAYS, WORK_KINDS, type WorkKind } from '../rules/work.js';
import { phrasesOf } from '../texts/define.js';
import type { FieldErrors } from '../texts/phrase.js';
import { work } from '../texts/work.js';
import { httpCall } from './call.js';
import { DateOnly, DateTime, Flag, List, Nested, ObjectId, OneOf, QueryFlag, Text, Whole } from './fields.js';

const { errors } = phrasesOf(work);

export class Snooze {
  @DateOnly({ description: 'The day on which it is back in the list' }) until: string;
  @Text() reason: string;
}

export class WorkItem {
  @Text() _id: string;
  @OneOf(WORK_KINDS) kind: WorkKind;
  @Text() title: string;
  @Text({ optional: true }) client?: string;
  @ObjectId() company_id: string;
  @OneOf(RISK_LEVELS, { optional: true, description: 'Of the client' }) risk_level?: RiskLevel;
  @Text({ description: 'The page of the application where it is done' }) path: string;
  @DateOnly({ optional: true }) due_date?: string;
  @DateTime({ description: 'Since when it waits' }) at: string;
  @ObjectId({ optional: true, description: 'Of a task' }) task_id?: string;
  @OneOf(TASK_STATES, { optional: true, description: 'The state that the reader would set next' }) next?: TaskState;
  @Flag({ description: 'The reader may take it off the list for everybody, with a reason' }) may_settle: boolean;
  @Nested(() => Snooze, { optional: true }) snoozed?: Snooze;
}

export class ListWork {
  @OneOf(WORK_KINDS, { optional: true }) kind?: WorkKind;
  @OneOf(RISK_LEVELS, { optional: true, description: 'Of the client' }) risk_level?: RiskLevel;
  @QueryFlag({ optional: true, description: 'Only what the reader has put off' }) snoozed?: boolean;
  @Whole({ optional: true, min: 1, max: 1_000 }) page?: number;
}

export class WorkCount {
  @OneOf(WORK_KINDS) kind: WorkKind;
  @Whole() count: number;
}

export class WorkList {
  @List(() => WorkItem) items: WorkItem[];
  @Whole({ description: 'Of this kind, or of all' }) count: number;
  @List(() => WorkCount, { description: 'Of every kind there is something of' }) counts: WorkCount[];
}

export const listWork = httpCall({
  subject: 'tasks.work.list',
  method: 'GET',
  path: 'my-work',
  access: 'signed-in',
  summary:
    'What waits for the asker, over all clients: the first due first, then the highest risk, then what has waited longest; 30 a page',
  input: ListWork,
  output: WorkList,
});

export class SnoozeWork {
  @Text({ min: 1, max: 80, description: 'The _id of the item' }) item: string;
  @DateOnly({ optional: true, nullable: true, description: 'null puts it back into the list' }) until?: string | null;
  @Text({ optional: true, trim: true, min: 3, max: 200, message: errors.reason }) reason?: string;
}

function snoozeErrors({ until, reason }: Partial<SnoozeWork>): FieldErrors {
  if (until === null || until === undefined) return {};
  const day = today();
  if (isDate(until) && until <= day) return { until: errors.untilPast };
  if (isDate(until) && until > addDays(day, SNOOZE_DAYS)) return { until: errors.untilFar(SNOOZE_DAYS) };
  return reason ? {} : { reason: errors.reason };
}

export class WorkSnoozed {}

export const snoozeWork = httpCall({
  subject: 'tasks.work.snooze',
  method: 'POST',
  path: 'my-work/snooze',
  access: 'signed-in',
  summary: 'Puts work off until a day, for the asker alone, or back into the list',
  input: SnoozeWork,
  output: WorkSnoozed,
  check: snoozeErrors,
  fails: ['tasks.work.not_found'],
  writes: true,
});

export class SettleWork {
  @Text({ min: 1, max: 80, description: 'The _id of the item' }) item: string;
  @Text({ trim: true, min: 3, max: 200, message: errors.reason }) reason: string;
}

export class WorkSettled {}

export const settleWork = httpCall({
  subject: 'tasks.work.settle',
  method: 'POST',
  path: 'my-work/settle',
  access: 'signed-in',
  summary: 'Takes a screening alert that was dealt with off the list of everybody; the reason is kept in the audit log',
  input: SettleWork,
  output: WorkSettled,
  fails: ['tasks.work.not_found'],
  writes: true,
});
