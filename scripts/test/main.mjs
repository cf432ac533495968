import { sentenceFor } from '../servers/problem.mjs';
import { installDependencies } from '../start/dependencies.mjs';
import { continueInPinnedNode } from '../start/node.mjs';
import { stopOnSignal } from '../start/stop-signal.mjs';
import { summary, verdict } from './report.mjs';

/**
 * Installs what is missing, runs the stages asked for and ends with the verdict as the last line.
 * `npm test -- integration test/sanctions/` runs those of a stage's tests whose path has that in it.
 */
export async function main() {
  try {
    await installDependencies();
    await continueInPinnedNode();
  } catch (error) {
    console.log(sentenceFor(error));
    console.log(verdict([{ name: 'install', result: { passed: 0, failed: 1 }, seconds: 0 }]));
    process.exit(1);
  }
  const { openContext } = await import('./context.mjs');
  const { runStages } = await import('./stages.mjs');
  const wanted = process.argv.slice(2);
  const isFile = (/** @type {string} */ name) => name.includes('/');
  const context = await openContext(wanted.filter(isFile));
  stopOnSignal(context.close);
  const done = await runStages(
    wanted.filter((name) => !isFile(name)),
    context,
  );
  const failed = done.some(({ result }) => result.failed > 0);
  await context.close(failed);
  console.log(summary(done));
  console.log(verdict(done));
  process.exit(failed ? 1 : 0);
}
