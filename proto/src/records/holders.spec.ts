import { describe, expect, it } from '@jest/globals';
import type { Kind } from './definitions.js';
import { sharesLeft } from './holders.js';
import type { Links } from './model/facts.js';
import type { StoredField } from './model/stored.js';

const holder = (id: string, percentage_held: StoredField, links: Links = {}, kind: Kind = 'shareholder') => ({
  kind,
  id,
  links,
  fields: { percentage_held },
});
const a = holder('a', { value: 10 });

describe('what the other holders leave', () => {
  it('counts those of the same kind under the same parent, and no others', () => {
    const file = [
      a,
      holder('b', { value: 60 }),
      holder('below', { value: 90 }, { share_holder_related: 'b' }),
      holder('u', { value: 70 }, {}, 'ubo'),
    ];
    expect(sharesLeft(a, file)).toBe(40);
    expect(sharesLeft(holder('v', {}, {}, 'ubo'), file)).toBe(30);
    expect(sharesLeft({ kind: 'shareholder', links: { share_holder_related: 'b' } }, file)).toBe(10);
    expect(sharesLeft({ kind: 'md', links: {} }, file)).toBeUndefined();
  });

  it('counts a holder with the most that it may come to have', () => {
    expect(sharesLeft(a, [a, holder('b', { value: 60, new_value: 20, change: 'c' })])).toBe(40);
    expect(sharesLeft(a, [a, holder('b', { value: 20, new_value: 60, change: 'c' })])).toBe(40);
    const added = { ...holder('b', { new_value: 20, change: 'd', added: 60 }), add: 'c' };
    expect(sharesLeft(a, [a, added])).toBe(40);
  });

  it('goes by the edits that are saved with it, over those that wait but not over what is approved', () => {
    const waiting = holder('b', { value: 20, new_value: 60, change: 'c' });
    expect(sharesLeft(a, [a, waiting], { b: { percentage_held: 30 } })).toBe(70);
    expect(sharesLeft(a, [a, holder('b', { value: 60 })], { b: { percentage_held: 30 } })).toBe(40);
    expect(sharesLeft(a, [a, holder('b', { value: 60 })], { b: { percentage_held: 'many' } })).toBe(40);
  });
});
