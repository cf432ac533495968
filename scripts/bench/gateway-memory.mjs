import { readFile } from 'node:fs/promises';

/** Megabytes that the gateway holds. @param {import('../start/system.mjs').System} system */
export async function memoryOf({ processes }) {
  const pid = processes.find(({ name }) => name === 'gateway')?.pid;
  const [, kilobytes = ''] = /^VmRSS:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1_000;
}
