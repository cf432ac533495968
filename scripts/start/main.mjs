import { parseArgs } from 'node:util';
import { exitWith } from '../servers/problem.mjs';
import { installDependencies } from './dependencies.mjs';
import { continueInPinnedNode } from './node.mjs';

/** The start command, from the first line on a bare checkout to the printed address. */
export async function main() {
  try {
    const { values } = parseArgs({
      options: { dev: { type: 'boolean', default: false }, fresh: { type: 'boolean', default: false } },
    });
    await installDependencies();
    await continueInPinnedNode();
    // Everything else may use what only the pinned Node has.
    const { up } = await import('./up.mjs');
    await up(values);
  } catch (error) {
    exitWith(error);
  }
}
