import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const SIDE_FILES = {
  'sdn.csv': [
    ['aliases', 'alt.csv'],
    ['addresses', 'add.csv'],
    ['comments', 'sdn_comments.csv'],
  ],
  'cons_prim.csv': [
    ['aliases', 'cons_alt.csv'],
    ['addresses', 'cons_add.csv'],
    ['comments', 'cons_comments.csv'],
  ],
};

/** File names by which the lists are found, wherever they lie under the folder. */
const KNOWN = [
  { name: 'sdn.csv', source: 'ofac-sdn', format: 'ofac-sdn', official: true },
  { name: 'un_consolidated.xml', source: 'un', format: 'un-xml', official: true },
  { name: 'eu_csl.csv', source: 'eu', format: 'eu-csv', official: true },
  { name: 'ConList.csv', source: 'uk-ofsi', format: 'ofsi-csv', official: true },
  { name: 'UK-Sanctions-List.csv', source: 'uk', format: 'uksl-csv', official: true },
  { name: 'consolidated.csv', source: 'us-csl', format: 'us-csl', official: true },
  { name: 'cons_prim.csv', source: 'ofac-non-sdn', format: 'ofac-non-sdn', official: false },
];

/** The list files under a folder as engine inputs; of several versions of one list, the last by folder name. */
export async function findLists(dir) {
  if (!existsSync(dir)) return [];
  const files = (await readdir(dir, { recursive: true })).sort();
  return KNOWN.flatMap(({ name, source, format, official }) => {
    const found = files.filter((file) => file.split('/').at(-1) === name).at(-1);
    if (!found) return [];
    const path = join(dir, found);
    const sides = (SIDE_FILES[name] ?? []).map(([role, side]) => ({ role, path: join(dirname(path), side) }));
    return [
      {
        source,
        format,
        official,
        version: found,
        files: [{ role: 'main', path }, ...sides.filter((side) => existsSync(side.path))],
      },
    ];
  });
}
