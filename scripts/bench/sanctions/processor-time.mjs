import { readFile } from 'node:fs/promises';
import { cpuMs } from './table.mjs';

/** Linux counts in hundredths of a second. */
const TICK_MS = 10;

/** @param {number} pid */
async function used(pid) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** What a virtual machine wanted and its host gave to others. */
async function stolen() {
  const [all = ''] = (await readFile('/proc/stat', 'utf8')).split('\n');
  return Number(all.trim().split(/\s+/)[8] ?? 0) * TICK_MS;
}

/**
 * Processor time in milliseconds of every part of a system, of the load itself, and what the machine's host withheld, while
 * `work` ran. Empty where there is no /proc.
 */
export async function processorTimes({ processes, servers }, work) {
  const parts = [...processes, ...Object.values(servers).filter((server) => server !== undefined)];
  const read = () => Promise.all([...parts.map(({ pid }) => used(pid)), stolen()]).catch(() => undefined);
  const before = await read();
  const own = process.cpuUsage();
  const result = await work();
  const load = cpuMs(own);
  const after = await read();
  if (!before || !after) return { result, spent: {} };
  const spent = Object.fromEntries(parts.map(({ name }, at) => [name, (after[at] ?? 0) - (before[at] ?? 0)]));
  return { result, spent: { ...spent, load, 'withheld by the host': (after.at(-1) ?? 0) - (before.at(-1) ?? 0) } };
}
