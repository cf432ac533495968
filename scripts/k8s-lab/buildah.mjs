import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { problem } from '../servers/problem.mjs';
import { run } from '../servers/run.mjs';

/** Of the output of a build that failed, which tells what failed above how it ended. */
const LINES = 12;
const authorities = process.env.NODE_EXTRA_CA_CERTS;

/** Runs a program to its end, with what a build needs here: no daemon, and the authorities that this machine trusts. @param {string} command @param {string[]} args @returns {Promise<string>} what it printed */
export async function done(command, args) {
  const env = { ...process.env, BUILDAH_ISOLATION: 'chroot' };
  const { code, output } = await run(command, args, { env });
  const end = () => output.trim().split('\n').slice(-LINES).join('\n');
  if (code !== 0) throw problem(`${command} ${args.slice(0, 3).join(' ')}: ${end()}`);
  return output;
}

/** @param {string} image @returns {Promise<boolean>} */
export const isBuilt = async (image) => (await run('buildah', ['inspect', '--type', 'image', image])).code === 0;

/**
 * Builds from a Dockerfile of a few lines.
 * @param {string} image @param {string[]} lines @param {Record<string, string>} [files] put into its context by these names
 */
export async function buildOf(image, lines, files = {}) {
  const context = mkdtempSync(join(tmpdir(), 'dossier-image-'));
  try {
    for (const [name, file] of Object.entries(files))
      cpSync(file, join(context, name), { recursive: true, dereference: true });
    writeFileSync(join(context, 'Dockerfile'), lines.join('\n'));
    await done('buildah', ['bud', '--pull-never', '--timestamp', '0', '-t', image, context]);
  } finally {
    rmSync(context, { recursive: true });
  }
}

/**
 * Runs `npm run images` for these names. Without a registry, the base images are those that are here.
 * @param {string[]} names
 */
export async function buildParts(names) {
  const folder = mkdtempSync(join(tmpdir(), 'dossier-npm-'));
  const own = process.env.NPM_CONFIG_USERCONFIG ?? join(homedir(), '.npmrc');
  const settings = join(folder, 'npmrc');
  const lines = [existsSync(own) ? readFileSync(own, 'utf8') : '', authorities ? `cafile=${authorities}` : ''];
  writeFileSync(settings, lines.join('\n'), { mode: 0o600 });
  const trusted = authorities ? ['--volume', '/etc/ssl/certs:/etc/ssl/certs:ro'] : [];
  process.env.BUILD_ARGUMENTS ??= ['--pull-never', ...trusted].join(' ');
  process.env.NPM_CONFIG_USERCONFIG = settings;
  try {
    await done(process.execPath, [join(import.meta.dirname, '../images.mjs'), ...names]);
  } finally {
    process.env.NPM_CONFIG_USERCONFIG = own;
    rmSync(folder, { recursive: true });
  }
}
