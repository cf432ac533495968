import { describe, expect, test } from '@jest/globals';
import { loadList } from '../lists/load-list.js';
import { mergeEntries } from '../lists/merge.js';
import { packArrays, viewArrays } from './index/arrays.js';
import { buildIndex } from './index/build-index.js';
import { openIndex } from './index/open-index.js';
import { isQueryRefusal, readQuery, type ScreenQuery } from './query.js';
import { searchIndex } from './search.js';
import { DEFAULT_SETTINGS } from './settings.js';

const path = new URL('./search.fixture.csv', import.meta.url).pathname;
const entries = await loadList({
  source: 'sample',
  format: 'tenant-csv',
  version: '1',
  files: [{ role: 'main', path }],
});
const index = openIndex(viewArrays(packArrays(buildIndex(mergeEntries(entries)))));
const screen = (query: ScreenQuery) => searchIndex(index, readQuery(query), 10, DEFAULT_SETTINGS);
const first = (query: ScreenQuery) => screen(query)[0];

describe('searching a list of invented names', () => {
  test.each([
    ['Ilmarik Vargento', 'S-001'],
    ['Ilmaryk Vargentto', 'S-001'],
    ['ilmarikvargento', 'S-001'],
    ['Vargento Ilmarik', 'S-001'],
    ['Илмарик Варгенто', 'S-001'],
    ['Tamzin Abdel Nurayn Kasrawi', 'S-002'],
    ['تمزين القصراوي', 'S-002'],
    ['Stanimir Petrovanskiy', 'S-005'],
    ['Theophane Delacroix Mbemba', 'S-010'],
  ])('finds %s', (name, id) => {
    const hit = first({ type: 'person', name });
    expect(hit?.card.sanctions[0]?.entryId).toBe(id);
    expect(hit?.isAlert).toBe(true);
  });

  test('finds an organisation by its acronym and a ship by its name', () => {
    expect(first({ type: 'organisation', name: 'Tarnhelm Precision' })?.card.sanctions[0]?.entryId).toBe('S-008');
    expect(first({ type: 'vessel', name: 'Saffron Heron 7' })?.card.sanctions[0]?.entryId).toBe('S-009');
    expect(screen({ type: 'person', name: 'Saffron Heron 7' })).toEqual([]);
  });

  test('a weak alias alarms as a whole name that nothing contradicts, and not in part', () => {
    const hit = first({ type: 'person', name: 'Il Falco' });
    expect(hit?.explanation.isWeakAlias).toBe(true);
    expect(hit?.isAlert).toBe(true);
    expect(first({ type: 'person', name: 'Il Falco', dob: '1961-04-17', nationality: 'RS' })?.isAlert).toBe(true);
    expect(first({ type: 'person', name: 'Il Falco', dob: '1999-12-05', nationality: 'RS' })?.isAlert ?? false).toBe(
      false,
    );
    expect(first({ type: 'person', name: 'Falco' })?.isAlert ?? false).toBe(false);
  });

  test('explains what matched how, and what the birth date did', () => {
    const explanation = first({
      type: 'person',
      firstname: 'Ilmarik',
      surname: 'Vargneto',
      dob: '1961-04-17',
    })?.explanation;
    expect(explanation?.parts).toContainEqual(
      expect.objectContaining({ asked: 'vargneto', listed: 'vargento', how: 'spelling' }),
    );
    expect(explanation?.evidence).toContainEqual(expect.objectContaining({ kind: 'birth', outcome: 'same' }));
  });

  test('finds nobody for unlisted people and words that only stop', () => {
    expect(screen({ type: 'person', name: 'Gwendolyn Abernathy' })).toEqual([]);
    expect(screen({ type: 'person', name: 'bin al' })).toEqual([]);
  });

  test.each([
    [{ type: 'person', name: '' }, 'name_missing'],
    [{ type: 'person', name: '😀😀' }, 'name_missing'],
    [{ type: 'person', name: '\u202e\u202e' }, 'name_missing'],
    [{ type: 'person', name: 'a' }, 'name_too_short'],
    [{ type: 'person', name: 'x'.repeat(10_000) }, 'name_too_long'],
    [{ type: 'person', name: 'Ilmarik Vargento', dob: 'yesterday' }, 'dob_unreadable'],
    [{ type: 'person', name: 'Ilmarik Vargento', nationality: 'Atlantis' }, 'nationality_unknown'],
  ] as [ScreenQuery, string][])('refuses %j', (query, fault) => {
    let caught: unknown;
    try {
      readQuery(query);
    } catch (error) {
      caught = error;
    }
    expect(isQueryRefusal(caught) && caught.fault).toBe(fault);
  });
});
