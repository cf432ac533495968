// node scripts/k8s-lab/inside.mjs STEP FILE: one step, in the network of the cluster; what came of it goes into FILE.
import { writeFileSync } from 'node:fs';
import { sentenceFor } from '../servers/problem.mjs';
import { steps } from './steps/index.mjs';

const [name = '', file = ''] = process.argv.slice(2);

/** @returns {Promise<import('./steps/index.mjs').Outcome>} */
const outcome = async () =>
  (await steps[name]?.run().catch((error) => ({ said: sentenceFor(error), isWrong: true }))) ?? {
    said: `there is no step ${name}`,
    isWrong: true,
  };

writeFileSync(file, JSON.stringify(await outcome()));
process.exit(0);
