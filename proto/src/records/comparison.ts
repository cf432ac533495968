import type { Changed } from './changes.js';
import { definitionOf, type Kind } from './definitions.js';
import { display } from './display.js';
import { labelOf } from './label.js';
import type { Facts } from './model/facts.js';
import type { Plain } from './model/json.js';

export type ComparisonRow = { field: string; label: string; before: string; after: string; changed: boolean };

/**
 * The rows of a side-by-side comparison, in the order of the form: every changed field, and of the unchanged ones those with a value.
 * `values` are the record's other values; leave out what the reader may not see.
 */
export function comparison(
  kind: Kind,
  changed: Changed,
  values: Plain = {},
  facts: Partial<Facts> = {},
): ComparisonRow[] {
  return Object.keys(definitionOf(kind).fields).flatMap((field) => {
    const change = Object.hasOwn(changed, field) ? changed[field] : undefined;
    if (!change && (values[field] ?? null) === null) return [];
    const [before, after] = change ? [change.current, change.new] : [values[field], values[field]];
    return [
      {
        field,
        label: labelOf(kind, field, values, facts),
        before: display(kind, field, before),
        after: display(kind, field, after),
        changed: change !== undefined,
      },
    ];
  });
}
