import type { Plain } from '../records/model/json.js';
import { LEVELS, type Level } from '../records/model/levels.js';
import type { OwnershipGraph } from './holdings.js';

/** A world-check document as far as it is needed: the person or UBO it hangs on, and its approved values. */
export type WorldCheck = { owner: string; values: Plain };

const HIGHEST_FIRST: readonly Level[] = ['compliance', 'supervisor', 'account_manager'];

/** Whether a world-check confirms a sanction: the highest level that answered says so. Values that the reader may not see count as unanswered. */
export function confirmsSanction(values: Plain): boolean {
  const level = HIGHEST_FIRST.find((each) => (values[`sanctions_found${LEVELS[each].suffix}`] ?? null) !== null);
  return level !== undefined && values[`sanctions_found${LEVELS[level].suffix}`] === 'YES';
}

/** The records of persons whose world-check confirms a sanction. */
export const confirmedRecords = (checks: readonly WorldCheck[]): ReadonlySet<string> =>
  new Set(checks.filter(({ values }) => confirmsSanction(values)).map(({ owner }) => owner));

/** The parties of a graph that any of these records speaks of. */
export const partiesOfRecords = ({ parties }: OwnershipGraph, records: ReadonlySet<string>): Set<string> =>
  new Set([...parties.values()].filter((party) => party.records.some((id) => records.has(id))).map(({ id }) => id));
