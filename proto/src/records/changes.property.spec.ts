import { describe, expect, it } from '@jest/globals';
import { wholeNumbers } from '../../../scripts/random-numbers.mjs';
import { apply, deny, newRecord, pendingOf, propose } from './changes.js';
import { type Json, type Plain, sameJson } from './model/json.js';
import { isPending, liveValues, type Stored, underneath } from './model/stored.js';

/** The values if none of the waiting edits is approved. */
const valuesUnderneath = (stored: Stored) =>
  Object.fromEntries(Object.keys(stored.fields).map((name) => [name, underneath(stored, name)]));

const FIELDS = ['a', 'b', 'c', 'd'];
const VALUES: Json[] = [null, 'x', 'y', 7, true, { ops: [{ insert: 'z' }] }];

/** What a review queue would remember: which fields each change still has to decide. */
type Queue = Map<string, Set<string>>;

function wellFormed({ fields }: Stored): void {
  for (const field of Object.values(fields)) {
    expect('new_value' in field).toBe('change' in field);
    if ('base' in field) expect(isPending(field)).toBe(true);
    if (!isPending(field)) expect(field.value ?? null).not.toBeNull();
    if (isPending(field)) expect(sameJson(field.new_value, field.added ?? field.value ?? null)).toBe(false);
  }
}

function sameQueue(stored: Stored, queue: Queue): void {
  const open = pendingOf(stored).filter(({ fields }) => Object.keys(fields).length > 0);
  const expected = [...queue].filter(([, fields]) => fields.size > 0);
  expect(new Map(open.map(({ change, fields }) => [change, new Set(Object.keys(fields))]))).toEqual(new Map(expected));
}

function step(stored: Stored, queue: Queue, live: Plain, pick: (below: number) => number, id: string): Stored {
  const known = [...queue.keys()];
  const act = pick(4);
  if (act >= 2 || known.length === 0) {
    const edit: Plain = {};
    for (const name of FIELDS) if (pick(2)) edit[name] = VALUES[pick(VALUES.length)]!;
    const { stored: next, changed, superseded } = propose(stored, edit, id);
    for (const { change, fields, ends } of superseded) {
      for (const name of fields) expect(queue.get(change)?.delete(name)).toBe(true);
      expect(ends).toBe(queue.get(change)?.size === 0);
    }
    for (const [name, { current, new: proposed }] of Object.entries(changed)) {
      expect(current).toEqual(live[name] ?? null);
      expect(proposed).toEqual(edit[name]);
    }
    queue.set(id, new Set(Object.keys(changed)));
    expect(liveValues(next)).toEqual(expect.objectContaining(liveOnly(stored)));
    return next;
  }
  const change = known[pick(known.length)]!;
  const fields = queue.get(change)!;
  queue.delete(change);
  if (act === 0) {
    const result = apply(stored, change);
    expect(result.stale).toEqual({});
    expect(new Set(Object.keys(result.applied))).toEqual(fields);
    for (const [name, value] of Object.entries(result.applied)) live[name] = value.new;
    expect(apply(result.stored, change)).toEqual({ stored: result.stored, applied: {}, stale: {} });
    return result.stored;
  }
  const result = deny(stored, change);
  expect(new Set(result.denied)).toEqual(fields);
  return result.stored;
}

const liveOnly = (stored: Stored): Plain => filled(liveValues(stored));

/** What a file with one pending addition promises: `a` is required, so no edit empties it. */
function editWithA(pick: (below: number) => number): Plain {
  const edit: Plain = { a: VALUES[1 + pick(VALUES.length - 1)]! };
  for (const name of ['b', 'c', 'd']) if (pick(2)) edit[name] = VALUES[pick(VALUES.length)]!;
  return edit;
}

/** Edits of a record that waits to be added, some of them denied. Answers the edits that still wait. */
function editsOfAddition(start: Stored, pick: (below: number) => number): { stored: Stored; open: string[] } {
  let stored = start;
  for (let turn = 0; turn < 12; turn += 1) {
    const edits = pendingOf(stored).filter(({ actionType }) => actionType === 'change');
    const before = valuesUnderneath(stored);
    if (pick(3) === 0 && edits.length > 0) stored = deny(stored, edits[pick(edits.length)]!.change).stored;
    else {
      const { stored: next, superseded } = propose(stored, editWithA(pick), `edit-${turn}`);
      expect(superseded.map(({ change }) => change)).not.toContain('add');
      stored = next;
    }
    expect(filled(valuesUnderneath(stored))).toEqual(filled(before));
    wellFormed(stored);
  }
  return { stored, open: pendingOf(stored).flatMap(({ change }) => (change === 'add' ? [] : [change])) };
}

const filled = (values: Plain): Plain =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

describe('examination 5: any edits of a record that waits to be added', () => {
  it.each(Array.from({ length: 40 }, (_, seed) => seed))('leave the addition whole (seed %i)', (seed) => {
    const pick = wholeNumbers(seed);
    const added = filled(editWithA(pick));
    const { stored, open } = editsOfAddition(newRecord(added, 'add'), pick);
    expect(pendingOf(stored).find(({ change }) => change === 'add')?.fields).toEqual(
      Object.fromEntries(Object.entries(added).map(([name, value]) => [name, { current: null, new: value }])),
    );
    let { stored: next, applied } = apply(stored, 'add');
    expect(new Set(Object.keys(applied))).toEqual(new Set(Object.keys(added)));
    expect(liveOnly(next)).toEqual(added);
    for (const change of open) {
      const approves = pick(2) === 0;
      const decided = approves ? apply(next, change) : { stored: deny(next, change).stored, stale: {} };
      expect(decided.stale).toEqual({});
      next = decided.stored;
      wellFormed(next);
      expect(liveValues(next).a).not.toBeNull();
    }
    expect(pendingOf(next)).toEqual([]);
  });
});

describe('any sequence of propose, apply and deny', () => {
  it.each(Array.from({ length: 40 }, (_, seed) => seed))('keeps the books in order (seed %i)', (seed) => {
    const pick = wholeNumbers(seed);
    const queue: Queue = new Map();
    const live: Plain = {};
    let stored: Stored = { fields: {} };
    for (let turn = 0; turn < 60; turn += 1) {
      stored = step(stored, queue, live, pick, `change-${turn}`);
      wellFormed(stored);
      sameQueue(stored, queue);
      const expected = Object.fromEntries(Object.entries(live).filter(([, value]) => value !== null));
      expect(liveOnly(stored)).toEqual(expected);
    }
  });

  it('never changes what it was given', () => {
    const frozen = Object.freeze({
      fields: Object.freeze({ a: Object.freeze({ value: 'x', base: 'x', new_value: 'y', change: '1' }) }),
      add: '1',
    }) as Stored;
    const before = JSON.stringify(frozen);
    propose(frozen, { a: null, b: 'z' }, '2');
    apply(frozen, '1');
    deny(frozen, '1');
    expect(JSON.stringify(frozen)).toBe(before);
  });

  it('leaves nothing of a denied addition but the record itself', () => {
    const added = newRecord({ a: 'x', b: 'y' }, 'add');
    expect(deny(added, 'add')).toEqual({ stored: { fields: {} }, denied: ['a', 'b'] });
  });
});
