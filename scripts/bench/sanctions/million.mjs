import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadList } from '../../../services/sanctions/dist/lists/load-list.js';
import { answerParent } from './in-child.mjs';

const NAMES = 870_000;
const HEADER =
  'id,schema,name,aliases,birth_date,countries,addresses,identifiers,sanctions,phones,emails,dataset,first_seen,last_seen,last_change\n';
const COUNTRIES = ['ru', 'us', 'cn', 'in', 'br', 'ng', 'fr', 'de', 'ua', 'ir', 'mx', 'id'];

function randomly(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state % below;
  };
}

/** Real word stock with a share of new words, so that the dictionary grows as it would with real people. */
function makeWord(words, next) {
  const word = words[next(words.length)];
  if (next(4) > 0) return word;
  const other = words[next(words.length)];
  return word.slice(0, 2 + next(4)) + other.slice(-(2 + next(4))).toLowerCase();
}

async function personWords(lists) {
  const words = new Set();
  for (const list of lists) {
    for (const entry of await loadList(list)) {
      if (entry.type !== 'person') continue;
      for (const name of entry.names)
        for (const word of name.text.split(/[\s,]+/)) if (/^[A-Za-z'-]{3,}$/.test(word)) words.add(word);
    }
  }
  return [...words];
}

// Asked by its parent: invented people on top of the given lists, as an OpenSanctions table, to reach a million names.
answerParent(async ({ lists }) => {
  const words = await personWords(lists);
  const next = randomly(11);
  const dir = await mkdtemp(join(tmpdir(), 'bench-million-'));
  const path = join(dir, 'targets.simple.csv');
  const file = createWriteStream(path);
  file.write(HEADER);
  for (let at = 0; at < NAMES; at += 1) {
    const name = Array.from({ length: 2 + next(3) }, () => makeWord(words, next)).join(' ');
    const birth = `${1930 + next(75)}-0${1 + next(9)}-1${next(10)}`;
    const line = `inv-${at},Person,${name},,${birth},${COUNTRIES[next(COUNTRIES.length)]},,,,,,Invented,,,\n`;
    if (!file.write(line)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'finish');
  const list = {
    source: 'invented',
    format: 'opensanctions-simple',
    official: true,
    version: 'invented',
    files: [{ role: 'main', path }],
  };
  return { list, dir };
});
