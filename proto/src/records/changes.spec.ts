import { describe, expect, it } from '@jest/globals';
import { apply, deny, newRecord, pendingOf, propose } from './changes.js';
import type { Plain } from './model/json.js';
import { liveValues, type Stored } from './model/stored.js';

const stored = (values: Plain): Stored => apply(newRecord(values, 'first'), 'first').stored;

describe('propose', () => {
  it('keeps the current value beside the new one', () => {
    const { stored: next, changed } = propose(stored({ city: 'Ghent' }), { city: 'Aalst', zip: '93000' }, 'a');
    expect(next.fields).toEqual({
      city: { value: 'Ghent', base: 'Ghent', new_value: 'Aalst', change: 'a' },
      zip: { new_value: '93000', change: 'a' },
    });
    expect(changed).toEqual({ city: { current: 'Ghent', new: 'Aalst' }, zip: { current: null, new: '93000' } });
  });

  it('clears the mark when the edit equals the current value, whatever the order of its keys', () => {
    const comment = { ops: [{ insert: 'a', attributes: { bold: true, italic: true } }] };
    const same = { ops: [{ attributes: { italic: true, bold: true }, insert: 'a' }] };
    const waiting = propose(stored({ comment }), { comment: null }, 'a').stored;
    const result = propose(waiting, { comment: same }, 'b');
    expect(result.stored.fields).toEqual({ comment: { value: comment } });
    expect(result.changed).toEqual({});
    expect(result.superseded).toEqual([{ change: 'a', fields: ['comment'], ends: true }]);
  });

  it('proposes to empty a field, and empties it', () => {
    const { stored: next, changed } = propose(stored({ city: 'Ghent' }), { city: null }, 'a');
    expect(next.fields.city).toHaveProperty('new_value', null);
    expect(changed).toEqual({ city: { current: 'Ghent', new: null } });
    expect(apply(next, 'a').stored).toEqual({ fields: {} });
  });

  it('takes a field over from an older change and leaves it the others', () => {
    const first = propose(stored({}), { city: 'Ghent', zip: '93000' }, 'a').stored;
    const second = propose(first, { city: 'Aalst' }, 'b');
    expect(second.superseded).toEqual([{ change: 'a', fields: ['city'], ends: false }]);
    expect(propose(second.stored, { zip: '94000' }, 'c').superseded).toEqual([
      { change: 'a', fields: ['zip'], ends: true },
    ]);
  });

  it('examination 5: an edit of a pending addition lies on top of it; without the edit the addition is whole again', () => {
    const added = newRecord({ city: 'Ghent' }, 'add');
    const { stored: edited, changed, superseded } = propose(added, { city: 'Aalst' }, 'b');
    expect(superseded).toEqual([]);
    expect(changed).toEqual({ city: { current: 'Ghent', new: 'Aalst' } });
    expect(deny(edited, 'b').stored).toEqual(added);
    expect(propose(edited, { city: 'Ghent' }, 'c')).toEqual({
      stored: added,
      changed: {},
      superseded: [{ change: 'b', fields: ['city'], ends: true }],
    });
    const live = apply(edited, 'add').stored;
    expect(live).toEqual({ fields: { city: { value: 'Ghent', base: 'Ghent', new_value: 'Aalst', change: 'b' } } });
    expect(liveValues(deny(live, 'b').stored)).toEqual({ city: 'Ghent' });
  });

  it('leaves a value that already waits with its first maker, unless the current value has moved', () => {
    const waiting = propose(stored({ city: 'Ghent' }), { city: 'Aalst' }, 'a').stored;
    const again = propose(waiting, { city: 'Aalst' }, 'b');
    expect(again).toEqual({ stored: waiting, changed: {}, superseded: [] });

    const moved: Stored = { fields: { city: { ...waiting.fields.city, value: 'Bruges' } } };
    const rebased = propose(moved, { city: 'Aalst' }, 'b');
    expect(rebased.stored.fields.city).toEqual({ value: 'Bruges', base: 'Bruges', new_value: 'Aalst', change: 'b' });
  });
});

describe('apply', () => {
  it('moves only the values of its own change', () => {
    const first = propose(stored({ city: 'Ghent' }), { city: 'Aalst' }, 'a').stored;
    const both = propose(first, { zip: '93000' }, 'b').stored;
    const { stored: next, applied } = apply(both, 'a');
    expect(liveValues(next)).toEqual({ city: 'Aalst', zip: null });
    expect(applied).toEqual({ city: { current: 'Ghent', new: 'Aalst' } });
  });

  it('applies nothing when one of the current values has moved', () => {
    const waiting = propose(stored({ city: 'Ghent' }), { city: 'Aalst', zip: '93000' }, 'a').stored;
    const moved: Stored = { fields: { ...waiting.fields, city: { ...waiting.fields.city, value: 'Bruges' } } };
    expect(apply(moved, 'a')).toEqual({
      stored: moved,
      applied: {},
      stale: { city: { base: 'Ghent', live: 'Bruges', proposed: 'Aalst' } },
    });
  });

  it('does nothing the second time', () => {
    const once = apply(propose(stored({}), { city: 'Aalst' }, 'a').stored, 'a').stored;
    expect(apply(once, 'a')).toEqual({ stored: once, applied: {}, stale: {} });
  });
});

describe('deny', () => {
  it('keeps the current values and every other change', () => {
    const first = propose(stored({ city: 'Ghent' }), { city: 'Aalst' }, 'a').stored;
    const both = propose(first, { zip: '93000' }, 'b').stored;
    const { stored: next, denied } = deny({ ...both, remove: 'r' }, 'a');
    expect(denied).toEqual(['city']);
    expect(next).toEqual({
      fields: { city: { value: 'Ghent' }, zip: { new_value: '93000', change: 'b' } },
      remove: 'r',
    });
    expect(deny(next, 'r').stored).not.toHaveProperty('remove');
  });
});

describe('pendingOf', () => {
  it('lists additions, edits and removals apart', () => {
    const added = newRecord({ city: 'Ghent' }, 'add');
    const edited = propose(added, { zip: '93000' }, 'b').stored;
    expect(pendingOf({ ...edited, remove: 'r' })).toEqual([
      { change: 'add', actionType: 'add', fields: { city: { current: null, new: 'Ghent' } } },
      { change: 'b', actionType: 'change', fields: { zip: { current: null, new: '93000' } } },
      { change: 'r', actionType: 'remove', fields: {} },
    ]);
  });
});
