import { indexOf, settings } from './index.mjs';
import { crossScript, entityChecks, namePairs, tokens } from './pairs.mjs';
import { mangledPeople, negatives, otherListNames } from './people.mjs';

/** One program and one set of settings for every case set. */
export async function measureQuality(lists, dir) {
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
  if (official.length > 0) {
    const measured = await negatives(dir, (await indexOf(official)).index);
    rows.push(...measured.rows);
    curve = measured.curve;
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
    ],
  };
}
