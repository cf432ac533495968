import { apply, asked, type Changed, namesOf, type Stale } from './changes.js';
import { definitionOf, type Kind } from './definitions.js';
import { type Json, type Plain, sameJson } from './model/json.js';
import { effectiveValues, isPending, liveValues, type Stored } from './model/stored.js';

/** The calculated fields of a kind whose value is determined by these values. */
function calculated(kind: Kind, values: Plain): [string, Json][] {
  return Object.entries(definitionOf(kind).fields).flatMap(([name, field]): [string, Json][] => {
    const value = field.calculated?.(values);
    return value === undefined ? [] : [[name, value]];
  });
}

/** An edit with what follows from it, such as the automatic next review date, so that one change carries both. */
export function withCalculated(kind: Kind, stored: Stored, edit: Plain): Plain {
  const before = effectiveValues(stored);
  const follows = calculated(kind, { ...before, ...edit }).filter(
    ([name, value]) => !sameJson(before[name] ?? null, value),
  );
  return { ...edit, ...Object.fromEntries(follows) };
}

/** The values once a change is applied. */
const valuesAfter = (stored: Stored, changeId: string): Plain => ({
  ...liveValues(stored),
  ...Object.fromEntries(namesOf(stored, changeId).map((name) => [name, asked(stored, changeId, name)])),
});

/** Proposes a calculated value anew against today's current one: it is worked out again, so it cannot be out of date. */
function recalculated(stored: Stored, changeId: string, [name, value]: [string, Json]): Stored {
  const field = stored.fields[name] ?? {};
  // An edit on top of the addition was made knowing it.
  if (stored.add === changeId && field.added !== undefined)
    return { ...stored, fields: { ...stored.fields, [name]: { ...field, added: value } } };
  const current = field.value ?? null;
  const proposed = isPending(field) && field.change === changeId;
  if (!proposed && sameJson(current, value)) return stored;
  const kept = current === null ? {} : { value: current, base: current };
  return { ...stored, fields: { ...stored.fields, [name]: { ...kept, new_value: value, change: changeId } } };
}

/**
 * Applies a change (see `apply`), its calculated fields worked out from what is then current. A calculated value of another change gives
 * way to it.
 */
export function applyRecalculated(
  kind: Kind,
  stored: Stored,
  changeId: string,
): { stored: Stored; applied: Changed; stale: Stale } {
  if (namesOf(stored, changeId).length === 0) return apply(stored, changeId);
  const fresh = calculated(kind, valuesAfter(stored, changeId)).reduce(
    (next, each) => recalculated(next, changeId, each),
    stored,
  );
  const result = apply(fresh, changeId);
  return Object.keys(result.stale).length > 0 ? { ...result, stored } : result;
}
