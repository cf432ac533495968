import { describe, expect, it } from '@jest/globals';
import { apply, newRecord, propose } from './changes.js';
import { applyRecalculated, withCalculated } from './derived.js';
import type { Plain } from './model/json.js';
import { liveValues, type Stored } from './model/stored.js';

const review = (values: Plain): Stored => apply(newRecord({ company_type: 'corporate', ...values }, '0'), '0').stored;
const automatic = {
  next_review_date_type: 'automatic',
  previous_review_date: '2024-03-01',
  risk_level: 'low',
  next_review_date: '2027-03-01',
};
const save = (stored: Stored, edit: Plain, change: string): Stored =>
  propose(stored, withCalculated('company', stored, edit), change).stored;

describe('the automatic next review date', () => {
  it('is part of the edit that moves it', () => {
    expect(withCalculated('company', review(automatic), { risk_level: 'high' })).toEqual({
      risk_level: 'high',
      next_review_date: '2025-03-01',
    });
    expect(withCalculated('company', review(automatic), { activity: 'Trade' })).toEqual({ activity: 'Trade' });
  });

  it('comes back with the automatic mode and stays away in the manual one', () => {
    const manual = review({ ...automatic, next_review_date_type: 'manual', next_review_date: '2030-01-01' });
    expect(withCalculated('company', manual, { risk_level: 'high' })).toEqual({ risk_level: 'high' });
    expect(withCalculated('company', manual, { next_review_date_type: 'automatic' })).toHaveProperty(
      'next_review_date',
      '2027-03-01',
    );
  });

  it('keeps an entered date while there is nothing to calculate from', () => {
    const unknown = review({ next_review_date_type: 'manual', next_review_date: '2030-01-01' });
    expect(withCalculated('company', unknown, { next_review_date_type: 'automatic' })).toEqual({
      next_review_date_type: 'automatic',
    });
  });

  it.each([
    ['a', 'b'],
    ['b', 'a'],
  ])('ends right whichever of two edits is approved first (%s, %s)', (first, second) => {
    let stored = save(review(automatic), { risk_level: 'high' }, 'a');
    stored = save(stored, { previous_review_date: '2026-05-05' }, 'b');
    const one = applyRecalculated('company', stored, first);
    expect(one.stale).toEqual({});
    expect(liveValues(one.stored).next_review_date).toBe(first === 'a' ? '2025-03-01' : '2029-05-05');
    const two = applyRecalculated('company', one.stored, second);
    expect(two.stale).toEqual({});
    expect(liveValues(two.stored)).toEqual({
      company_type: 'corporate',
      ...automatic,
      risk_level: 'high',
      previous_review_date: '2026-05-05',
      next_review_date: '2027-05-05',
    });
  });

  it('is told among the applied values', () => {
    const stored = save(review(automatic), { risk_level: 'medium' }, 'a');
    expect(applyRecalculated('company', stored, 'a').applied).toEqual({
      risk_level: { current: 'low', new: 'medium' },
      next_review_date: { current: '2027-03-01', new: '2026-03-01' },
    });
  });

  it('is never out of date itself', () => {
    const { fields } = review({ ...automatic, risk_level: 'high', next_review_date: '2025-03-01' });
    const proposed = { ...fields.next_review_date, base: '2027-03-01', new_value: '2025-03-01', change: 'a' };
    const result = applyRecalculated('company', { fields: { ...fields, next_review_date: proposed } }, 'a');
    expect(result.stale).toEqual({});
    expect(liveValues(result.stored).next_review_date).toBe('2025-03-01');
  });

  it('stays as it was when the change cannot be applied', () => {
    const { fields } = save(review(automatic), { risk_level: 'high' }, 'a');
    const live = { ...fields.previous_review_date, value: '2020-01-01' };
    const stale: Stored = {
      fields: { ...fields, previous_review_date: live, risk_level: { ...fields.risk_level, value: 'medium' } },
    };
    expect(applyRecalculated('company', stale, 'a').stored).toEqual(stale);
  });

  it('applies once, and leaves a stale change alone', () => {
    const stored = save(review(automatic), { risk_level: 'high' }, 'a');
    const once = applyRecalculated('company', stored, 'a').stored;
    expect(applyRecalculated('company', once, 'a')).toEqual({ stored: once, applied: {}, stale: {} });
    const moved: Stored = {
      fields: { ...stored.fields, risk_level: { ...stored.fields.risk_level, value: 'medium' } },
    };
    expect(applyRecalculated('company', moved, 'a')).toEqual({
      stored: moved,
      applied: {},
      stale: { risk_level: { base: 'low', live: 'medium', proposed: 'high' } },
    });
  });
});
