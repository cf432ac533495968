import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { launch } from '../servers/child.mjs';
import { say } from '../servers/progress.mjs';
import { answers, serve } from '../servers/server.mjs';
import { inRoot, root } from './paths.mjs';

export const webPort = { title: 'the web development server', port: 5173, variable: 'WEB_PORT' };

/**
 * Compiles at every edit and serves the web application with hot replacement.
 * @param {string} dir for logs
 * @param {string} gatewayUrl
 * @param {number} port
 * @returns {Promise<{ stop: () => Promise<unknown> }>}
 */
export async function startWatching(dir, gatewayUrl, port) {
  const compiler = launch({
    name: 'tsc',
    command: await compilerProgram(),
    args: ['-b', '-w', '--preserveWatchOutput'],
    cwd: root,
    log: join(dir, 'logs', 'tsc.log'),
    onLine: (line) => line.trim() && say(`tsc: ${line}`),
  });
  const vite = await serve({
    name: 'vite',
    command: process.execPath,
    args: [inRoot('node_modules/vite/bin/vite.js'), '--port', String(port), '--strictPort', '--host', '127.0.0.1'],
    cwd: inRoot('web'),
    env: { ...process.env, GATEWAY_URL: gatewayUrl },
    log: join(dir, 'logs', 'vite.log'),
    ready: () => answers(`http://127.0.0.1:${port}/`),
  });
  return { stop: () => Promise.all([compiler.stop(), vite.stop()]) };
}

/** The compiler itself: its wrapper in bin/ would leave it running when stopped. */
async function compilerProgram() {
  const { default: getExePath } = await import(pathToFileURL(inRoot('node_modules/tsc7/lib/getExePath.js')).href);
  return /** @type {string} */ (getExePath());
}
