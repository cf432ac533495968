import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { blankEntry } from '../../../../services/sanctions/dist/lists/entry.js';
import { mergeEntries } from '../../../../services/sanctions/dist/lists/merge.js';
import { indexOfCards, search, settings } from '../index.mjs';
import { percent } from '../table.mjs';
import { randomly } from './random.mjs';

/** `gap` stands between the two words of a name as the language writes a foreigner's. */
const LANGUAGES = [
  { language: 'arabic', gap: ' ', wanted: '>= 60 %' },
  { language: 'russian', gap: ' ', wanted: '>= 88 %' },
  { language: 'chinese', gap: '·', wanted: '>= 35 %' },
  { language: 'chinese', gap: ' ', wanted: '>= 35 %' },
  { language: 'hebrew', gap: ' ', wanted: '>= 75 %' },
  { language: 'korean', gap: ' ', wanted: '>= 45 %' },
  { language: 'japanese', gap: '・', wanted: '>= 55 %' },
];

async function readPairs(dir, language) {
  const path = join(dir, `netranslit_${language}.tsv`);
  if (!existsSync(path)) return [];
  const lines = (await readFile(path, 'utf8')).trim().split('\n');
  return lines
    .map((line) => line.split('\t'))
    .map(([latin, letters]) => ({ latin, letters: letters.replaceAll(' ', '') }));
}

function indexOfNames(names) {
  const identity = { source: 'names', list: 'Names', body: '', country: '' };
  const entries = names.map((text, at) => ({
    ...blankEntry(identity, String(at), 'person'),
    names: [{ text, kind: 'primary', strength: 'strong' }],
  }));
  return indexOfCards(mergeEntries(entries));
}

/** Whole requests: names in the script are searched in a list of the same names in Latin letters. */
function row(set, cases, wanted) {
  const index = indexOfNames(cases.map(({ latin }) => latin));
  let found = 0;
  let others = 0;
  cases.forEach(({ letters }, at) => {
    const alerts = search(index, { type: 'person', name: letters }, settings, 50).filter(({ isAlert }) => isAlert);
    const isFound = alerts.some(
      ({ card }) => card.sanctions[0].entryId === String(at) || card.caption === cases[at].latin,
    );
    found += Number(isFound);
    others += alerts.length - Number(isFound);
  });
  const chance = cases.length > 1 ? others / cases.length / (cases.length - 1) : 0;
  return {
    set,
    'top 10': '',
    alerted: percent(found / cases.length, 1),
    wanted,
    cases: cases.length,
    note: `${percent(chance)} of the other names`,
  };
}

export async function scriptRows(dir, seed, count) {
  const rows = [];
  for (const { language, gap, wanted } of LANGUAGES) {
    const pairs = (await readPairs(dir, language)).filter(({ latin }) => latin.length > 1);
    if (pairs.length === 0) continue;
    const random = randomly(seed);
    const two = random.sample(pairs, 2 * count);
    const names = two.slice(0, count).flatMap((a, at) => {
      const b = two[count + at];
      return b ? [{ latin: `${a.latin} ${b.latin}`, letters: `${a.letters}${gap}${b.letters}` }] : [];
    });
    const written = gap === ' ' ? 'a blank between' : `${gap} between`;
    rows.push(row(`two words, ${language}, ${written}`, names, wanted));
    if (language === 'chinese' && gap === ' ')
      rows.push(row('single words as whole names, chinese', random.sample(pairs, count), '>= 40 %'));
  }
  return rows;
}
