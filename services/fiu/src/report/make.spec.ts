import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { openProfile } from '../conversion/profile.js';
import { rowsSource } from '../conversion/rows-source.js';
import { defaultProfile } from '../profiles/default.js';
import { sampleRows } from '../profiles/sample-rows.js';
import { makeReports } from './make.js';

const profile = openProfile(defaultProfile());
const reporter = {
  rentity_id: '4711',
  rentity_branch: 'Casino One',
  first_name: 'Ana',
  last_name: 'Croes',
  country: 'CW',
};

describe('what is told of a long upload', () => {
  it('are its errors, however many warnings stand before them', async () => {
    const rows = sampleRows(profile);
    const [first] = rows.transactions;
    const transactions = Array.from({ length: 20_001 }, (_, at) => {
      const row = new Map([...first!, ['indicators', undefined], ['transactionnumber', `T${at}`]] as const);
      return at === 20_000 ? row.set('amount_local', -1) : row;
    });
    const folder = mkdtempSync(join(tmpdir(), 'fiu-make-'));
    const places = { zip: join(folder, 'reports.zip'), errorSheet: join(folder, 'errors.xlsx') };
    const options = { profile, reporter, reference: 'abc', day: '2026-02-01', known: new Map() };
    const hears = { waiting: () => undefined, progress: () => undefined };
    const made = await makeReports(rowsSource({ ...rows, transactions }), options, places, hears);
    expect(made).toMatchObject({ errors: 1, warnings: 20_001 });
    expect(made.issues[0]).toMatchObject({ column: 'amount_local', code: 'E_RANGE' });
    expect(made.groups.map(({ code, count }) => [code, count])).toEqual([
      ['W_NO_INDICATOR', 20_001],
      ['E_RANGE', 1],
    ]);
  }, 60_000);
});
