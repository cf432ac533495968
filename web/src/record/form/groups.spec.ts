import { definitionOf, KINDS } from '@dossier/proto/records/definitions';
import { describe, expect, it } from '@jest/globals';
import { groupsOf } from './groups';

describe('the groups of a form', () => {
  it.each(KINDS)('hold every field of a %s exactly once', (kind) => {
    const grouped = groupsOf(kind).flatMap(({ fields }) => fields);
    expect([...grouped].sort()).toEqual(Object.keys(definitionOf(kind).fields).sort());
  });
});
