import { seedTable } from './classes/tables.mjs';
import { countryWordRows } from './country-words.mjs';
import { indexOf, settings } from './index.mjs';
import { crossScript, entityChecks, namePairs, tokens } from './pairs.mjs';
import { mangledPeople, negatives, otherListNames } from './people.mjs';

/** The classes alone: cases made from the lists, by the seed the engine was tuned on and by another. */
export async function measureClasses(lists, dir, count) {
  const official = lists.filter((list) => list.official);
  if (official.length === 0) return { settings, tables: [] };
  const { index, entries } = await indexOf(official);
  return { settings, tables: [await seedTable({ index, entries, dir, count }), countryTable()] };
}

const countryTable = () => ({ title: 'Country words of the lists that map to nothing', rows: countryWordRows() });

/** One program and one set of settings for every case set. */
export async function measureQuality(lists, dir, count) {
  const rows = [
    ...(await namePairs(dir)),
    ...(await entityChecks(dir)),
    ...(await crossScript(dir)),
    ...(await tokens(dir)),
  ];
  const un = lists.filter((list) => list.source === 'un');
  if (un.length > 0) {
    const { index } = await indexOf(un);
    rows.push(...(await mangledPeople(dir, index)), ...(await otherListNames(dir, index)));
  }
  const official = lists.filter((list) => list.official);
  let curve = [];
  const classes = [];
  if (official.length > 0) {
    const { index, entries } = await indexOf(official);
    const measured = await negatives(dir, index);
    rows.push(...measured.rows);
    curve = measured.curve;
    classes.push(await seedTable({ index, entries, dir, count }), countryTable());
  }
  return {
    settings,
    tables: [
      {
        title: `Cases (threshold ${settings.threshold}; people are searched in the UN list, those not listed in ${official.map((list) => list.source).join(', ')})`,
        rows,
      },
      {
        title: 'Recall against false alerts (mangled UN people and people not listed, all official lists)',
        rows: curve,
      },
      ...classes,
    ],
  };
}
