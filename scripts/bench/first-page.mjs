import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { inRoot } from '../start/paths.mjs';
import { report, rounded } from './report.mjs';

/** What a browser loads before the client list shows: the scripts and styles that index.html and the list's own chunk name. */
export async function benchFirstPage() {
  const manifest = JSON.parse(await readFile(inRoot('web/dist/.vite/manifest.json'), 'utf8'));
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry);
  const list = Object.values(manifest).find(
    (chunk) => chunk.isDynamicEntry && /features\/clients/.test(chunk.src ?? ''),
  );
  const files = new Set([entry, list].flatMap((chunk) => (chunk ? needed(manifest, chunk) : [])));
  const rows = await Promise.all(
    [...files].map(async (file) => ({
      file,
      'gzip kB': rounded(gzipSync(await readFile(inRoot('web/dist', file))).length / 1_000),
    })),
  );
  const total = (/** @type {RegExp} */ kind) =>
    rounded(rows.filter(({ file }) => kind.test(file)).reduce((sum, one) => sum + one['gzip kB'], 0));
  await report('first-page', [
    ...rows,
    { file: 'all scripts', 'gzip kB': total(/\.js$/) },
    { file: 'all styles', 'gzip kB': total(/\.css$/) },
  ]);
}

/** A chunk's files and those of what it imports at once. @param {any} manifest @param {any} chunk @returns {string[]} */
function needed(manifest, chunk) {
  return [
    chunk.file,
    ...(chunk.css ?? []),
    ...(chunk.imports ?? []).flatMap((/** @type {string} */ name) => needed(manifest, manifest[name])),
  ];
}
