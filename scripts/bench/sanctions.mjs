// npm run bench:sanctions [-- --quality | --classes | --http | --million | --short] [--sample N] [--lists DIR] [--cases DIR]
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { measureHttp } from './sanctions/http.mjs';
import { findLists } from './sanctions/lists.mjs';
import { measureClasses, measureQuality } from './sanctions/quality.mjs';
import { measureSpeed } from './sanctions/speed.mjs';
import { printTable } from './sanctions/table.mjs';

const root = resolve(import.meta.dirname, '../..');
const { values } = parseArgs({
  options: {
    quality: { type: 'boolean', default: false },
    classes: { type: 'boolean', default: false },
    sample: { type: 'string', default: '600' },
    http: { type: 'boolean', default: false },
    million: { type: 'boolean', default: false },
    short: { type: 'boolean', default: false },
    lists: { type: 'string', default: join(root, '../shared/data/sanctions/lists') },
    cases: { type: 'string', default: join(root, '../shared/data/sanctions/bench') },
  },
});

const measure = {
  quality: (lists) => measureQuality(lists, values.cases, Number(values.sample)),
  classes: (lists) => measureClasses(lists, values.cases, Number(values.sample)),
  http: (lists) =>
    measureHttp(
      lists.filter(({ official }) => official),
      values.cases,
    ),
  speed: (lists) => measureSpeed(values.short ? lists.slice(0, 1) : lists, values.cases, values.million),
};

async function main() {
  if (!existsSync(join(root, 'services/sanctions/dist/engine/engine.js'))) {
    console.log('The engine is not built: run "npm run build" first.');
    process.exitCode = 1;
    return;
  }
  const lists = await findLists(values.lists);
  if (lists.length === 0 && !values.quality) {
    console.log(`Skipped: no list files under ${values.lists}.`);
    return;
  }
  const kind = values.quality ? 'quality' : values.classes ? 'classes' : values.http ? 'http' : 'speed';
  const report = await measure[kind](lists);
  const machine = `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, Node ${process.version}`;
  console.log(`\n${kind === 'quality' || kind === 'classes' ? 'Quality' : 'Speed'} of sanction screening (${machine})`);
  for (const { title, rows } of report.tables) printTable(title, rows);
  await mkdir(join(root, 'bench'), { recursive: true });
  const path = join(root, 'bench', `sanctions-${kind}.json`);
  await writeFile(path, `${JSON.stringify({ machine, at: new Date().toISOString(), ...report }, null, 2)}\n`);
  console.log(`\nWritten to ${path}`);
}

await main();
