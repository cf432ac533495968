// node scripts/bench/fiu.mjs [--rows 1000,10000,100000]: how long the conversion of a workbook takes, from the file on disk to the
// zip on disk with every report checked by the schema, and the most memory of a process that does this alone. Needs a build.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { nodeFlags } from '../start/node-flags.mjs';
import { writeWorkbook } from './fiu/workbook.mjs';
import { report, rounded } from './report.mjs';

const { values } = parseArgs({ options: { rows: { type: 'string', default: '1000,10000,100000' } } });
const CONVERT = join(import.meta.dirname, 'fiu', 'convert.mjs');
const folder = await mkdtemp(join(tmpdir(), 'fiu-bench-'));

/** @param {number} rows */
async function measured(rows) {
  await writeWorkbook(rows, join(folder, 'upload.xlsx'));
  const { stdout } = await promisify(execFile)(process.execPath, [...nodeFlags, CONVERT, folder]);
  const { converted, reports, seconds, cpuSeconds, mostKB } = JSON.parse(stdout);
  if (converted !== rows) throw new Error(`${converted} of ${rows} rows were converted`);
  return {
    rows,
    reports,
    seconds: rounded(seconds, 2),
    'processor seconds': rounded(cpuSeconds, 2),
    'most MB': rounded(mostKB / 1_024, 0),
  };
}

try {
  const results = [];
  for (const rows of values.rows.split(',').map(Number)) results.push(await measured(rows));
  await report('fiu', results, { load: loadavg()[0] });
} finally {
  await rm(folder, { recursive: true, force: true });
}
