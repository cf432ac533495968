import { existsSync, realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { isExecutable, onPath } from './cache.mjs';
import { aptInstall } from './libraries.mjs';
import { problem } from './problem.mjs';
import { step } from './progress.mjs';
import { lastLine, run } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * A Chromium for browser tests: `$CHROMIUM`, one on PATH, one Playwright has, else installed once.
 * @returns {Promise<string>} its path
 */
export async function chromiumProgram() {
  const chosen = process.env.CHROMIUM;
  if (chosen && !isExecutable(chosen))
    throw problem(`CHROMIUM=${chosen} is not a program; correct it or leave it out.`);
  const found = chosen ?? (await onThisMachine()) ?? (await installedByApt()) ?? (await fromPlaywright());
  if (found) return found;
  throw problem(
    'No Chromium for the browser tests, and neither apt-get nor Playwright could install one; install chromium (on Debian: apt-get install chromium), or name one with CHROMIUM=/path.',
  );
}

async function onThisMachine() {
  for (const name of names) {
    const file = onPath(name);
    if (file && (await starts(file))) return file;
  }
  const own = await playwrightPath();
  return (await starts(own)) ? own : undefined;
}

/** @param {string} file @returns {Promise<boolean>} false for Ubuntu's placeholder and for snaps, which cannot see test folders */
async function starts(file) {
  if (!existsSync(file) || /\/snap(\/|$)/.test(realpathSync(file))) return false;
  const { code, output } = await run(file, ['--version']);
  return code === 0 && /Chrom/.test(output);
}

/** Ubuntu's package is a placeholder for a snap, so there Playwright's own download comes first. */
async function installedByApt() {
  const system = await readFile('/etc/os-release', 'utf8').catch(() => '');
  if (!/^ID=debian$/m.test(system) || process.getuid?.() !== 0 || !onPath('apt-get')) return undefined;
  await aptInstall('chromium');
  return onThisMachine();
}

async function fromPlaywright() {
  const { cli, path } = await playwright();
  const dependencies = process.getuid?.() === 0 && onPath('apt-get') ? ['--with-deps'] : [];
  return step("Fetching Playwright's Chromium", async (note) => {
    const { code, output } = await run(process.execPath, [cli, 'install', ...dependencies, 'chromium'], {
      onLine: note,
    });
    if (code !== 0) note(lastLine(output));
    return (await starts(path)) ? path : undefined;
  });
}

const playwrightPath = async () => (await playwright()).path;

async function playwright() {
  const { chromium } = await import('@playwright/test');
  const cli = new URL(import.meta.resolve('@playwright/test/cli')).pathname;
  return { cli, path: chromium.executablePath() };
}
