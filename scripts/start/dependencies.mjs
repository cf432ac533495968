import { existsSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { problem } from '../servers/problem.mjs';
import { step } from '../servers/progress.mjs';
import { run } from '../servers/run.mjs';
import { inRoot, root } from './paths.mjs';
import { fingerprint, onChange } from './stamp.mjs';

const stamp = inRoot('node_modules', '.dossier-lock');
const lock = inRoot('package-lock.json');

/** Installs what the lockfile names if node_modules is missing or was installed from another lockfile. */
export async function installDependencies() {
  const there = existsSync(inRoot('node_modules', '.package-lock.json'));
  if (there && installedAfterLockChange()) await writeFile(stamp, fingerprint([lock]));
  await onChange({
    stamp,
    inputs: [lock],
    stillThere: () => there,
    work: npmInstall,
  });
}

/** Whether npm has installed since the lockfile was last written. */
const installedAfterLockChange = () =>
  statSync(inRoot('node_modules', '.package-lock.json')).mtimeMs >= statSync(lock).mtimeMs;

const npmArguments = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];

const npmInstall = () =>
  step('Installing dependencies', async () => {
    const { code, output, missing } = await run('npm', npmArguments, { cwd: root });
    if (missing) throw problem('npm is not on PATH; install Node.js with npm, then start again.');
    if (code !== 0) throw problem(npmSentence(output));
  });

/** @param {string} output of npm @returns {string} */
export function npmSentence(output) {
  const reasons = output.matchAll(/^npm (?:error|ERR!) (?!code |errno |syscall )(\S.*)$/gm);
  const reason = reasons.next().value?.[1] ?? 'npm gave no reason';
  if (/ENOSPC|EDQUOT/.test(output))
    return 'The disk is full while installing dependencies; free some space and start again.';
  if (/EACCES|EROFS/.test(output))
    return `No permission to write ${inRoot('node_modules')}; make it writable for this user.`;
  return `Installing dependencies failed (${reason}); check the network or proxy settings and start again.`;
}
