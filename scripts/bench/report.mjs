import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';

/** The machine a figure was measured on. */
export const machine = () => ({
  cpu: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  memoryGiB: Math.round(totalmem() / 2 ** 30),
  node: process.version,
  date: new Date().toISOString(),
});

/**
 * Prints rows as a table and writes them with the machine to bench/<name>.json.
 * @param {string} name @param {Record<string, string | number>[]} rows @param {object} [extra]
 */
export async function report(name, rows, extra = {}) {
  const { cpu, cores, memoryGiB, node } = machine();
  console.log(`\n${name}: ${cores} cores (${cpu}), ${memoryGiB} GiB, Node ${node}`);
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
