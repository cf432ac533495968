import type { ListSource } from '../lists/sources.js';
import type { StateRecord } from './version.schema.js';

const HOUR_MS = 3_600_000;

/** A list in force whose publisher has not been asked with success for twice its interval; one never fetched is stale too. */
export function isStale({ refreshHours }: ListSource, { checked_at }: StateRecord, now: number = Date.now()): boolean {
  return !checked_at || now - checked_at.getTime() > 2 * refreshHours * HOUR_MS;
}

export const staleSentence = (ids: readonly string[]): string => `not refreshed in time: ${ids.join(', ')}`;
