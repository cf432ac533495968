import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { problem } from '../servers/problem.mjs';
import { step } from '../servers/progress.mjs';
import { run } from '../servers/run.mjs';
import { inRoot, root } from './paths.mjs';
import { compiled } from './processes.mjs';
import { removeStaleOutput } from './stale-output.mjs';
import { onChange } from './stamp.mjs';

/** Compiles services and gateway; the compiler itself skips what is up to date. Nothing is left of sources that are gone. */
export const buildServices = () =>
  step('Compiling services and gateway', async () => {
    const compiler = inRoot('node_modules/tsc7/bin/tsc');
    const { code, output } = await run(process.execPath, [compiler, '-b', ...compiled], { cwd: root });
    if (code !== 0) throw problem(`The sources do not compile:\n${output.trim()}`);
    await removeStaleOutput(compiled.map((folder) => inRoot(folder)));
  });

const webInputs = ['web', 'proto/src', 'package-lock.json'].map((path) => inRoot(path));

const pages = ['index.html', 'visitor.html'];

/**
 * Builds the web application unless nothing it is made of has changed.
 * @param {string} stamps folder that remembers what was built
 */
export const buildWeb = (stamps) =>
  onChange({
    stamp: join(stamps, 'web'),
    inputs: webInputs,
    stillThere: () => pages.every((page) => existsSync(inRoot('web/dist', page))),
    work: () =>
      step('Building the web application', async () => {
        const vite = inRoot('node_modules/vite/bin/vite.js');
        for (const mode of ['production', 'visitor']) {
          const { code, output } = await run(process.execPath, [vite, 'build', '--mode', mode], { cwd: inRoot('web') });
          if (code !== 0) throw problem(`The web application does not build:\n${output.trim()}`);
        }
      }),
  });
