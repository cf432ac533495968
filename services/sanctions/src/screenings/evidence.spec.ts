import type { SearchedList } from '@dossier/proto/calls/screening-result';
import { say } from '@dossier/proto/texts/phrase';
import { describe, expect, it } from '@jest/globals';
import { SearchedLists } from '../local-engine/searched-lists.js';
import { evidenceOf } from './evidence.js';

const asked = {
  company_id: '1',
  subject: { type: 'organisation' as const, name: 'Northlight Shipping' },
  by: { kind: 'user' as const, userId: 'u', name: 'Ana', tenantId: 't' },
  started: performance.now(),
};
const un: SearchedList = { source: 'un', title: 'UN', version: 4, entries: 9, fetched_at: '2026-01-02T03:04:05.000Z' };
const own: SearchedList = { ...un, source: 'own', title: 'Watch list', version: 2 };
const made = (provider: string, lists: SearchedList[]) =>
  evidenceOf(asked, { matches: [], lists, searchedWith: { provider, engine_version: '1' }, isShortened: false });

describe('an answer without a match', () => {
  it.each([
    ['local', [un], 'No match found in 1 list'],
    ['local', [un, own], 'No match found in 2 lists'],
    ['yente', [], 'No match found by the provider yente'],
    ['watchman', [own], 'No match found by the provider watchman or in the own list'],
  ])('of %s says where nobody was found', (provider, lists, sentence) => {
    const { answer } = made(provider, lists);
    expect([answer.message, answer.data.message].map(say)).toEqual([sentence, sentence]);
  });
});

describe('the lists of an answer', () => {
  const known = new SearchedLists();
  known.remember('', '4-0123456789ab', un);

  it('are those that were remembered', () => {
    expect(known.of({ un: '4-0123456789ab' }, 't')).toEqual([un]);
  });

  it('have no version, size or day where another provider states none', () => {
    const lists = known.of({ us_ofac_sdn: 'as served' }, 't');
    expect(lists).toEqual([{ source: 'us_ofac_sdn', title: 'us_ofac_sdn' }]);
    expect(made('yente', lists).record.list_versions).toEqual(['us_ofac_sdn']);
  });

  it('have their true version even when it is no longer kept', () => {
    const lists = known.of({ un: '3-ba9876543210' }, 't');
    expect(lists).toEqual([{ source: 'un', title: 'un', version: 3 }]);
    expect(made('local', lists).record.list_versions).toEqual(['un@3']);
  });
});
