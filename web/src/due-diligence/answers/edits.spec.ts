import { describe, expect, it } from '@jest/globals';
import type { LoadedForm } from '../types';
import { createEdits, sendable, stuckIn } from './edits';

const KEY = 'record.position';
const form = (position: string | null): LoadedForm =>
  ({ dueDiligence: { _id: 'record', position: { new_value: position } }, elements: [] }) as unknown as LoadedForm;

function area() {
  const kept = new Map<string, string>();
  return {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

describe('unsaved answers', () => {
  it('say what was seen when they were typed, also after the form was loaded anew', () => {
    const edits = createEdits('a', area());
    edits.getState().change(KEY, 'Secretary', null);
    expect(sendable(edits.getState(), form('Director'))).toMatchObject({
      record: { position: 'Secretary' },
      seen: { record: { position: null } },
    });
  });

  it('keep what was typed while a save was on its way, over what was saved', () => {
    const edits = createEdits('a', area());
    edits.getState().change(KEY, 'Secretary ', null);
    const { sent } = sendable(edits.getState(), form(null));
    edits.getState().change(KEY, '', null);
    edits.getState().forget(sent);
    expect(sendable(edits.getState(), form('Secretary'))).toMatchObject({
      record: { position: '' },
      seen: { record: { position: 'Secretary' } },
    });
  });

  it('wait for a choice where somebody else answered, and are sent over the answer that was shown', () => {
    const edits = createEdits('a', area());
    edits.getState().change(KEY, 'Secretary', null);
    edits.getState().meet({ [KEY]: 'Director' });
    expect(sendable(edits.getState(), form('Director')).sent).toEqual({});
    edits.getState().settle(KEY, 'mine');
    expect(sendable(edits.getState(), form('Director')).seen).toEqual({ record: { position: 'Director' } });
  });

  it('that break a rule or wait for a choice hold up the submission', () => {
    const edits = createEdits('a', area());
    edits.getState().change(KEY, 'Secretary', null);
    expect(stuckIn(edits.getState(), form(null))).toBe(0);
    edits.getState().meet({ [KEY]: 'Director' });
    edits.getState().change('record.date_when_signed', '2999-01-01', null);
    expect(stuckIn(edits.getState(), form('Director'))).toBe(2);
  });

  it('survive a reload with what was seen, and leave nothing behind once they are sent', () => {
    const kept = area();
    const edits = createEdits('a', kept);
    edits.getState().change(KEY, 'Secretary', null);
    const again = createEdits('a', kept);
    expect(again.getState()).toMatchObject({ values: { [KEY]: 'Secretary' }, seen: { [KEY]: null } });
    again.getState().forget({ [KEY]: 'Secretary' });
    expect(createEdits('a', kept).getState()).toMatchObject({ values: {}, seen: {} });
  });
});
