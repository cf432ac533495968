import { innocentRows } from './innocent.mjs';
import { classRows, otherListRows } from './measure.mjs';
import { scriptRows } from './scripts.mjs';

/**
 * Every class for one seed.
 * @returns {Promise<Record<string, any>[]>}
 */
export async function rowsOf({ index, entries, dir, seed, count, cases }) {
  /** @type {Record<string, any>[]} */
  const rows = [...classRows(index, { cases, seed, count })];
  if (!cases) {
    rows.push(...otherListRows(entries, seed, count).map(({ places, ...row }) => row));
    rows.push(...innocentRows(index, seed, Math.ceil(count / 10)));
    rows.push(...(await scriptRows(dir, seed, count)));
  }
  return rows;
}

const SEEDS = { tuned: 1, reported: 2 };

/** Both seeds side by side: the engine was tuned on the first, the second decides. */
export async function seedTable(given) {
  const tuned = await rowsOf({ ...given, seed: SEEDS.tuned });
  const reported = await rowsOf({ ...given, seed: SEEDS.reported });
  const rows = reported.map((row, at) => ({
    class: row.set,
    'top 10, seed 1': tuned[at]['top 10'],
    'alerted, seed 1': tuned[at].alerted,
    'top 10, seed 2': row['top 10'],
    'alerted, seed 2': row.alerted,
    wanted: row.wanted,
    cases: row.cases,
    note: row.note ?? '',
  }));
  return { title: `Classes of cases made from the official lists, ${given.count} at most of each, two seeds`, rows };
}
