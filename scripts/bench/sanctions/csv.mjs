import { createReadStream, existsSync } from 'node:fs';
import { readCsv } from '../../../services/sanctions/dist/lists/read-csv.js';
import { readText } from '../../../services/sanctions/dist/lists/read-text.js';

/**
 * Rows of a case file as objects; lines that begin with "#" are left out. Empty when the file is absent.
 * @param {string} path @param {{ columns?: string[], most?: number }} [options]
 */
export async function readCases(path, { columns, most = Number.POSITIVE_INFINITY } = {}) {
  if (!existsSync(path)) return [];
  const rows = [];
  let header = columns;
  for await (const batch of readCsv(readText(createReadStream(path)))) {
    for (const row of batch) {
      if (row[0]?.startsWith('#')) continue;
      if (!header) header = row.map((name) => name.trim());
      else if (rows.length < most) rows.push(Object.fromEntries(header.map((name, at) => [name, row[at] ?? ''])));
    }
  }
  return rows;
}
