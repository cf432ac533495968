import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { delimiter } from 'node:path';
import { problem } from '../servers/problem.mjs';
import { inRoot } from './paths.mjs';

const bin = inRoot('node_modules', '.bin');
const pinned = inRoot('node_modules', '.bin', 'node');
const oldestWithoutPinned = 22;

/**
 * Goes on in the Node version that the lockfile pins: if this process is another one, starts it with the same
 * arguments, passes signals on and ends with its exit code. Returns only in the right version.
 */
export async function continueInPinnedNode() {
  if (!existsSync(pinned)) return checkHostIsEnough();
  if (realpathSync(pinned) === realpathSync(process.execPath)) return;
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };
  // The channel closes when this process is killed: the other one then stops everything.
  const child = spawn(pinned, process.argv.slice(1), { env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  const code = await new Promise((resolve) => child.on('exit', (status) => resolve(status ?? 1)));
  process.exit(code);
}

function checkHostIsEnough() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= oldestWithoutPinned) return;
  throw problem(
    `There is no ready Node for ${process.platform}/${process.arch}; install Node ${oldestWithoutPinned} or later (this is ${process.versions.node}), then start again.`,
  );
}
