import type { PipelineStage } from 'mongoose';
import { type AttemptRule, lockMs, PER_EMAIL } from './attempt-rules.js';

type Update = Extract<PipelineStage, PipelineStage.Set>[];

/** Longer than any sign-in takes. */
const RESERVED_MS = 15_000;
const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

/** Puts `id` among the pending attempts if there is room: one update, so two at once cannot take the same place. */
export function reserved(rule: AttemptRule, id: string, now: Date): Update {
  const isForgotten = { $lte: [{ $ifNull: ['$forget', now] }, now] };
  const room = { $subtract: [rule.limit, '$failures'] };
  const places = rule.locks ? { $max: [1, room] } : room;
  const isFree = {
    $and: [{ $lte: [{ $ifNull: ['$locked_until', now] }, now] }, { $lt: [{ $size: '$pending' }, places] }],
  };
  return [
    {
      $set: {
        failures: { $cond: [isForgotten, 0, '$failures'] },
        locked_until: { $cond: [isForgotten, '$$REMOVE', '$locked_until'] },
        forget: { $cond: [isForgotten, later(now, rule.forgetMs), '$forget'] },
        pending: {
          $filter: { input: { $ifNull: ['$pending', []] }, cond: { $gt: ['$$this.until', now] } },
        },
      },
    },
    {
      $set: {
        pending: {
          $cond: [isFree, { $concatArrays: ['$pending', [{ id, until: later(now, RESERVED_MS) }]] }, '$pending'],
        },
      },
    },
  ];
}

/** Turns the reserved attempt into a failure, with the lock that follows from it. */
export function failed(rule: AttemptRule, id: string, now: Date): Update {
  const counted = {
    failures: { $add: ['$failures', 1] },
    pending: { $filter: { input: '$pending', cond: { $ne: ['$$this.id', id] } } },
    ...(rule.forgetFrom === 'last' ? { forget: later(now, rule.forgetMs) } : {}),
  };
  return rule.locks ? [{ $set: counted }, { $set: { locked_until: lock(now) } }] : [{ $set: counted }];
}

/** How long an account is locked after so many failures, as a table that the database can read; the last entry holds for all further ones. */
const LOCKS_MS = Array.from({ length: PER_EMAIL.limit + 6 }, (_, failures) => lockMs(failures));

const lock = (now: Date) => ({
  $arrayElemAt: [LOCKS_MS.map((ms) => later(now, ms)), { $min: ['$failures', LOCKS_MS.length - 1] }],
});
