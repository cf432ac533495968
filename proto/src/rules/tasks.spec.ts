import { describe, expect, it } from '@jest/globals';
import { readReferences, statesFor, TASK_LIMITS } from './tasks.js';

const [MAKER, DOER, OTHER] = ['a'.repeat(24), 'b'.repeat(24), 'c'.repeat(24)];

describe('the states a person may set', () => {
  const task = { creator: MAKER, assignee: DOER };
  it('are To Do and Review for the assignee, To Do and Done for the creator, none for others', () => {
    expect(statesFor(task, DOER)).toEqual(['to do', 'review']);
    expect(statesFor(task, MAKER)).toEqual(['to do', 'done']);
    expect(statesFor(task, OTHER)).toEqual([]);
  });
  it('are all for who is both, and those of the creator where nobody is assigned', () => {
    expect(statesFor({ creator: MAKER, assignee: MAKER }, MAKER)).toEqual(['to do', 'review', 'done']);
    expect(statesFor({ creator: MAKER }, MAKER)).toEqual(['to do', 'done']);
  });
});

describe('references', () => {
  const reference = { section_type: 'individual', section_id: DOER, file_id: OTHER };
  it('are read from a list and from its JSON text', () => {
    expect(readReferences([reference])).toEqual([reference]);
    expect(readReferences(JSON.stringify([reference]))).toEqual([reference]);
  });
  it('count as none where they are no JSON or no reference', () => {
    expect(readReferences('[{')).toEqual([]);
    expect(readReferences({ ops: [] })).toEqual([]);
    expect(readReferences([{ ...reference, section_type: 'tenant' }, { section_type: 'entity' }, null, 7])).toEqual([]);
  });
  it('keep no field that is not theirs, and no more than their number', () => {
    expect(readReferences([{ ...reference, file_id: '', extra: true }])).toEqual([
      { section_type: 'individual', section_id: DOER },
    ]);
    expect(readReferences(Array.from({ length: 99 }, () => reference))).toHaveLength(TASK_LIMITS.references);
  });
});
