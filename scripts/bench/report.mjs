import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';

/** The machine a figure was measured on, and how busy it was in the last five minutes. */
export const machine = () => ({
  cpu: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  memoryGiB: Math.round(totalmem() / 2 ** 30),
  node: process.version,
  load: rounded(loadavg()[1] ?? 0),
  date: new Date().toISOString(),
});

/**
 * Prints rows as a table and writes them with the machine to bench/<name>.json.
 * @param {string} name @param {Record<string, string | number>[]} rows @param {object} [extra]
 */
export async function report(name, rows, extra = {}) {
  const { cpu, cores, memoryGiB, node, load } = machine();
  console.log(`\n${name}: ${cores} cores (${cpu}), ${memoryGiB} GiB, Node ${node}, load ${load}`);
  console.table(rows);
  await mkdir('bench', { recursive: true });
  await writeFile(`bench/${name}.json`, `${JSON.stringify({ machine: machine(), rows, ...extra }, null, 2)}\n`);
}

/** @param {number[]} values @param {number} share 0 to 1 */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export const rounded = (/** @type {number} */ value, digits = 1) => Number(value.toFixed(digits));
