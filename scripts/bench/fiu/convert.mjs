// node convert.mjs FOLDER: converts upload.xlsx in that folder, and nothing else, so that the memory of the process is that of the
// conversion. Prints what it took as JSON.
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { MEMORY } from '../../../services/fiu/dist/files/run-worker.js';
import { defaultProfile } from '../../../services/fiu/dist/profiles/default.js';

const WORKER = new URL('../../../services/fiu/dist/files/worker.js', import.meta.url);
const reporter = {
  rentity_id: '4711',
  rentity_branch: 'Casino One',
  first_name: 'Ana',
  last_name: 'Croes',
  country: 'CW',
};
const [folder = ''] = process.argv.slice(2);
const places = { zip: join(folder, 'out.zip'), errorSheet: join(folder, 'errors.xlsx') };
const from = { workbook: join(folder, 'upload.xlsx') };
const task = {
  profile: defaultProfile(),
  reporter,
  reference: 'bench',
  day: '2026-11-22',
  known: [],
  rejected: {},
  places,
  from,
};

const [started, cpu] = [performance.now(), process.cpuUsage()];
const worker = new Worker(WORKER, { workerData: task, resourceLimits: MEMORY });
const made = await new Promise((resolve, reject) => {
  worker.on('message', (said) => said.made && resolve(said.made));
  worker.on('error', reject);
});
const { user, system } = process.cpuUsage(cpu);
const { converted, reports } = made.totals;
const seconds = (performance.now() - started) / 1_000;
const took = { converted, reports, seconds, cpuSeconds: (user + system) / 1e6, mostKB: process.resourceUsage().maxRSS };
console.log(JSON.stringify(took));
await worker.terminate();
