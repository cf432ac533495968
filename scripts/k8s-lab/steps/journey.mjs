import { chromiumProgram } from '../../servers/chromium.mjs';
import { problem } from '../../servers/problem.mjs';
import { run } from '../../servers/run.mjs';
import { inRoot, root } from '../../start/paths.mjs';

/** The main job in a browser, from the registration to the change log. @returns {Promise<import('./index.mjs').Outcome>} */
export async function journey() {
  const args = [
    inRoot('node_modules/@playwright/test/cli.js'),
    'test',
    ...['--config', 'web/playwright.config.ts', '--project', 'journeys', '--workers', '1', '--reporter', 'line'],
    'journeys/main-job',
  ];
  const env = { ...process.env, CHROMIUM: await chromiumProgram() };
  const { code, output } = await run(process.execPath, args, { env, cwd: root });
  if (code !== 0) throw problem(output.trim().split('\n').slice(-40).join('\n'));
  return { said: `${/\d+ passed/.exec(output)?.[0] ?? ''} in Chromium` };
}
