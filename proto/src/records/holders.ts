import { remainingShares } from '../rules/shares.js';
import { fieldOf, type Kind } from './definitions.js';
import type { Links } from './model/facts.js';
import type { Plain } from './model/json.js';
import { effectiveValues, type Stored, underneath } from './model/stored.js';

/** The field by which a record holds shares in the one above it. */
export const SHARE = 'percentage_held';

type Holder = Stored & { kind: Kind; id?: string; links: Links };

const isBeside = (one: Holder, other: Holder): boolean =>
  one.kind === other.kind && one.id !== other.id && parentOf(one) === parentOf(other);

/** The id of the record above; none of what hangs on the client itself. */
const parentOf = ({ links }: Holder): string | undefined => Object.values(links)[0];

/** The most that a holder may come to have, whichever of its edits is approved; an edit on its way replaces the one that waits. */
function atMost(holder: Holder, edit: Plain = {}): number {
  const after = { ...effectiveValues(holder), ...edit };
  return Math.max(0, ...[underneath(holder, SHARE), after[SHARE]].filter((share) => typeof share === 'number'));
}

/**
 * What the other holders of the same kind under the same parent leave of 100 percent; undefined where shares are not summed.
 * `edits`: what is saved together with it, by id.
 */
export function sharesLeft(
  holder: Pick<Holder, 'kind' | 'id' | 'links'>,
  file: readonly Holder[],
  edits: Readonly<Record<string, Plain>> = {},
): number | undefined {
  if (!fieldOf(holder.kind, SHARE)) return undefined;
  const others = file.filter((other) => isBeside({ fields: {}, ...holder }, other));
  return remainingShares(others.map((other) => atMost(other, other.id ? edits[other.id] : undefined)));
}
