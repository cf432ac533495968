import { globSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { launch } from '../servers/child.mjs';
import { say } from '../servers/progress.mjs';
import { answers, serve } from '../servers/server.mjs';
import { inRoot, root } from './paths.mjs';
import { compiled, processes } from './processes.mjs';

export const webPort = { title: 'the web development server', port: 5173, variable: 'WEB_PORT' };

/**
 * Compiles at every edit, starts what it changed anew, and serves the web application with hot replacement.
 * @param {string} dir for logs
 * @param {import('./system.mjs').System} system
 * @param {number} port
 * @returns {Promise<{ stop: () => Promise<unknown> }>}
 */
export async function startWatching(dir, { url, processes: running }, port) {
  const restartChanged = restarter(running);
  const compiler = launch({
    name: 'tsc',
    command: await compilerProgram(),
    args: ['-b', ...compiled, '-w', '--preserveWatchOutput'],
    cwd: root,
    log: join(dir, 'logs', 'tsc.log'),
    onLine: (line) => {
      if (line.trim()) say(`tsc: ${line}`);
      if (line.includes('Found 0 errors')) restartChanged();
    },
  });
  const vite = await serve({
    name: 'vite',
    command: process.execPath,
    args: [inRoot('node_modules/vite/bin/vite.js'), '--port', String(port), '--strictPort', '--host', '127.0.0.1'],
    cwd: inRoot('web'),
    env: { ...process.env, GATEWAY_URL: url },
    log: join(dir, 'logs', 'vite.log'),
    ready: () => answers(`http://127.0.0.1:${port}/`),
  });
  return { stop: () => Promise.all([compiler.stop(), vite.stop()]) };
}

/**
 * @param {import('./supervise.mjs').Supervised[]} running
 * @returns {() => void} starts those anew whose code was written since they were started
 */
function restarter(running) {
  let since = Date.now();
  return () => {
    const before = since;
    since = Date.now();
    const changed = (/** @type {string} */ folder) =>
      globSync('**/*.js', { cwd: inRoot(folder) }).some((file) => statSync(inRoot(folder, file)).mtimeMs > before);
    const isShared = ['proto/dist', 'services/kit/dist'].some(changed);
    for (const { name, restart } of running) {
      const { entry = '' } = processes.find((process) => process.name === name) ?? {};
      if (!isShared && !changed(dirname(entry))) continue;
      say(`${name} starts anew`);
      restart();
    }
  };
}

/** The compiler itself: its wrapper in bin/ would leave it running when stopped. */
async function compilerProgram() {
  const { default: getExePath } = await import(pathToFileURL(inRoot('node_modules/tsc7/lib/getExePath.js')).href);
  return /** @type {string} */ (getExePath());
}
