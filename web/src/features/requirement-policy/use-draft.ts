import { useState } from 'react';
import type { components } from '@/lib/api/schema';
import type { Change, Version } from './queries';

export type Own = components['schemas']['OwnRequirementInput'] & { title: string };
export type Draft = { starts_on: string; note: string; changes: ReadonlyMap<string, Change>; own: readonly Own[] };

export const changesByRow = (version: Version | undefined): Map<string, Change> =>
  new Map((version?.changes ?? []).map((change) => [change.requirement, change]));

/** A version that is being made: it begins with what holds now. */
export function useDraft(current: Version | undefined, today: string) {
  const [draft, setDraft] = useState<Draft>(() => ({
    starts_on: today,
    note: '',
    changes: changesByRow(current),
    own: current?.own ?? [],
  }));
  const [isDirty, setDirty] = useState(false);
  const change = (more: Partial<Draft>) => {
    setDirty(true);
    setDraft((before) => ({ ...before, ...more }));
  };
  return {
    draft,
    isDirty,
    change,
    edit: (requirement: string, more: Omit<Change, 'requirement'>) =>
      change({ changes: withChange(draft.changes, requirement, more) }),
  };
}

/** A row of which nothing is changed any more is left out. */
function withChange(
  changes: Draft['changes'],
  requirement: string,
  more: Omit<Change, 'requirement'>,
): Draft['changes'] {
  const all = { ...changes.get(requirement), ...more, requirement };
  const kept = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Change;
  const next = new Map(changes);
  if (Object.keys(kept).length > 1) next.set(requirement, kept);
  else next.delete(requirement);
  return next;
}

/** As the calls take it. */
export const bodyOf = ({ starts_on, changes, own }: Draft) => ({
  starts_on,
  changes: [...changes.values()],
  own: own.map(({ title: _, ...each }) => each),
});

/** The server names `changes.2.off`; a row is found by its requirement. */
export function errorsByRow(errors: Readonly<Record<string, string>>, { changes }: Draft): Record<string, string> {
  const rows = [...changes.keys()];
  return Object.fromEntries(
    Object.entries(errors).map(([field, sentence]) => {
      const [, at, name] = /^changes\.(\d+)\.(.+)$/.exec(field) ?? [];
      return [at ? `${rows[Number(at)]}.${name}` : field, sentence];
    }),
  );
}
