import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { chromiumProgram } from '../servers/chromium.mjs';
import { inRoot } from '../start/paths.mjs';
import { report, rounded } from './report.mjs';

const ASSET = /\/assets\/[^?]+\.(js|css)$/;

/** What a browser really asks for until the client list shows, each file gzipped. @param {import('./tenant.mjs').Tenant} tenant */
export async function benchFirstPage({ url, admin }) {
  const browser = await chromium.launch({
    executablePath: await chromiumProgram(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage();
    await page.addInitScript((token) => globalThis.localStorage.setItem('token', token), admin.token);
    /** @type {Set<string>} */
    const asked = new Set();
    page.on('request', (request) => void (ASSET.test(request.url()) && asked.add(basename(request.url()))));
    const started = performance.now();
    await page.goto(url);
    await page.getByRole('button', { name: 'Add New Client' }).first().waitFor();
    const shownMs = performance.now() - started;
    await page.waitForLoadState('networkidle');
    await report('first-page', await rowsOf([...asked]), { shownMs: Math.round(shownMs) });
    console.log(`The list shows after ${Math.round(shownMs)} ms`);
  } finally {
    await browser.close();
  }
}

/** @param {string[]} files */
async function rowsOf(files) {
  const rows = await Promise.all(
    files.map(async (file) => ({
      file,
      'gzip kB': rounded(gzipSync(await readFile(inRoot('web/dist/assets', file))).length / 1_000),
    })),
  );
  const total = (/** @type {string} */ ending) =>
    rounded(rows.filter(({ file }) => file.endsWith(ending)).reduce((sum, one) => sum + one['gzip kB'], 0));
  return [...rows, { file: 'all scripts', 'gzip kB': total('.js') }, { file: 'all styles', 'gzip kB': total('.css') }];
}
