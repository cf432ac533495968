import type { EffectiveOwner, EffectiveOwnership } from './effective.js';

/** The share from which a person is a UBO, in percent, unless a tenant says otherwise. */
export const UBO_THRESHOLDS = { usual: 25, highRisk: 10 } as const;

export const uboThreshold = (riskLevel: unknown, { usual, highRisk } = UBO_THRESHOLDS as Thresholds): number =>
  riskLevel === 'high' ? highRisk : usual;
export type Thresholds = { usual: number; highRisk: number };

/** The persons whose effective share reaches the threshold, in percent. */
export const computedUbos = ({ persons }: EffectiveOwnership, threshold: number): EffectiveOwner[] =>
  persons.filter(({ share }) => share >= threshold);

export type Declared = { party: string; name: string; share?: number };
export type UboMismatch =
  | { kind: 'not_declared'; party: string; name: string; computed: number }
  | { kind: 'not_computed'; party: string; name: string; declared?: number }
  | { kind: 'share_differs'; party: string; name: string; computed: number; declared: number };

/** How far a declared share may lie from the computed one, in percentage points. */
const TOLERANCE = 1;

/**
 * Where the declared UBOs and those worked out from the holdings disagree. A declared one may lie below the threshold (control may
 * be by other means) as long as the holdings know the person; one they do not know at all is a mismatch.
 */
export function uboMismatches(
  ownership: EffectiveOwnership,
  declared: readonly Declared[],
  threshold: number,
): UboMismatch[] {
  const shares = new Map(ownership.persons.map(({ party, share }) => [party.id, share]));
  const known = new Set(declared.map(({ party }) => party));
  const undeclared = computedUbos(ownership, threshold)
    .filter(({ party }) => !known.has(party.id))
    .map(
      ({ party, share }): UboMismatch => ({ kind: 'not_declared', party: party.id, name: party.name, computed: share }),
    );
  const wrong = declared.flatMap(({ party, name, share }): UboMismatch[] => {
    const computed = shares.get(party);
    const said = share === undefined ? {} : { declared: share };
    if (computed === undefined) return [{ kind: 'not_computed', party, name, ...said }];
    if (share === undefined || Math.abs(share - computed) <= TOLERANCE) return [];
    return [{ kind: 'share_differs', party, name, computed, declared: share }];
  });
  return [...undeclared, ...wrong];
}
