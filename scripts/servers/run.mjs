import { spawn } from 'node:child_process';

/** @type {Set<import('node:child_process').ChildProcess>} */
const unfinished = new Set();
process.on('exit', () => {
  for (const child of unfinished) child.kill();
});

/**
 * Runs a short command to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, onLine?: (line: string) => void }} [options]
 * @returns {Promise<{ code: number, output: string, missing: boolean }>} stdout and stderr together; `missing` if there is no such command
 */
export function run(command, args, { env = process.env, cwd, onLine } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { env, cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    unfinished.add(child);
    let output = '';
    const take = (/** @type {Buffer} */ chunk) => {
      output += chunk;
      if (onLine) chunk.toString().split('\n').filter(Boolean).forEach(onLine);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => {
      const missing = 'code' in error && error.code === 'ENOENT';
      resolve({ code: 127, output: error.message, missing });
    });
    child.on('close', (code) => {
      unfinished.delete(child);
      resolve({ code: code ?? 1, output, missing: false });
    });
  });
}

/** @param {string} output @returns {string} the last line that says something */
export const lastLine = (output) => output.trim().split('\n').at(-1) ?? '';
