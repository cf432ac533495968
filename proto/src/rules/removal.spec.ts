import { describe, expect, it } from '@jest/globals';
import { CHILDREN, offersRemoval, type Placed, withDescendants } from './removal.js';

const at = (kind: Placed['kind'], id: string, links: Placed['links'] = {}): Placed => ({ kind, id, links });

const FILE: Placed[] = [
  at('company', 'c'),
  at('shareholder', 'sh'),
  at('entity', 'she', { share_holder_related: 'sh' }),
  at('md', 'shmd', { share_holder_related: 'sh' }),
  at('person', 'shmdp', { mbd_related: 'shmd' }),
  at('kyc_file', 'passport', { person: 'shmdp' }),
  at('kyc_file', 'license', { legalEntity: 'she' }),
  at('ubo', 'shu', { share_holder_related: 'sh' }),
  at('kyc_file', 'shu-passport', { ubo_related: 'shu' }),
  at('md', 'md'),
  at('person', 'official', { mbd_related: 'md' }),
  at('shareholder', 'mdsh', { mbd_related: 'md' }),
  at('ubo', 'mdshu', { share_holder_related: 'mdsh' }),
  at('account_number', 'acc'),
  at('transaction_profile', 'tp', { account_number_id: 'acc' }),
  at('subsidiary', 'sub'),
  at('kyc_file', 'subfile', { subsidiary_id: 'sub' }),
  at('kyc_file', 'articles'),
];
const falls = (id: string): string[] =>
  withDescendants(FILE.find((record) => record.id === id)!, FILE).map((record) => record.id);

describe('removal', () => {
  it.each([
    ['sh', ['sh', 'she', 'shmd', 'shmdp', 'passport', 'license', 'shu', 'shu-passport']],
    ['md', ['md', 'official', 'mdsh', 'mdshu']],
    ['shmdp', ['shmdp', 'passport']],
    ['sub', ['sub', 'subfile']],
    ['tp', ['tp', 'acc']],
    ['acc', ['acc', 'tp']],
    ['articles', ['articles']],
  ])('of %s takes %j', (id, expected) => {
    expect([...falls(id)].sort()).toEqual([...expected].sort());
    expect(falls(id)[0]).toBe(id);
  });

  it('of the company takes everything, each once', () => {
    expect(falls('c')).toHaveLength(FILE.length);
    expect(new Set(falls('c')).size).toBe(FILE.length);
  });

  it('ends even if links run in a circle', () => {
    const circle = [at('md', 'a', { share_holder_related: 'b' }), at('shareholder', 'b', { mbd_related: 'a' })];
    expect(withDescendants(circle[0]!, circle).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('goes by the links of the kinds', () => {
    expect(CHILDREN.person).toEqual([
      { kind: 'kyc_file', link: 'person' },
      { kind: 'waiver', link: 'person' },
    ]);
    expect(CHILDREN.subsidiary).toEqual([
      { kind: 'kyc_file', link: 'subsidiary_id' },
      { kind: 'waiver', link: 'subsidiary_id' },
    ]);
    expect(CHILDREN.kyc_file).toEqual([]);
  });

  it('is not offered for the UBO of an account holder or behind a shareholder', () => {
    expect(offersRemoval('ubo', {}, { company_type: 'corporate' })).toBe(true);
    expect(offersRemoval('ubo', {}, { company_type: 'account_holder' })).toBe(false);
    expect(offersRemoval('ubo', { share_holder_related: '1' }, { company_type: 'corporate' })).toBe(false);
    expect(offersRemoval('person', {}, { company_type: 'account_holder' })).toBe(true);
  });
});
