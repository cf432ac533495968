import type { ListSource } from '../lists/sources.js';
import { NOT_LOADED, type StateRecord } from './version.schema.js';

const HOUR_MS = 3_600_000;
const RETRY_MS = 15 * 60_000;

/** A list in force whose publisher has not been asked with success for twice its interval; one never fetched is stale too. */
export function isStale({ refreshHours }: ListSource, { checked_at }: StateRecord, now: number = Date.now()): boolean {
  return !checked_at || now - checked_at.getTime() > 2 * refreshHours * HOUR_MS;
}

export const staleSentence = (ids: readonly string[]): string => `not refreshed in time: ${ids.join(', ')}`;

/** Names one time at which a list is due: every replica that finds it due means the same one. */
export function dueId(list: string, { checked_at, alarm }: StateRecord, now: number = Date.now()): string {
  const since = alarm?.at ?? checked_at;
  return `refresh-list:${list}:${since?.toISOString() ?? 'never'}:${Math.floor(now / RETRY_MS)}`;
}

/** Whether the publisher is to be asked: after a failed refresh sooner than after a success. Loading what came is no business of his. */
export function isDue(
  { refreshHours }: ListSource,
  { checked_at, alarm }: StateRecord,
  now: number = Date.now(),
): boolean {
  if (alarm && alarm.reason !== NOT_LOADED) return now - alarm.at.getTime() >= RETRY_MS;
  return !checked_at || now - checked_at.getTime() >= refreshHours * HOUR_MS;
}
