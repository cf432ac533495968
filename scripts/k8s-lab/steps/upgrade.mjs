import { checkAll } from '../../chaos/checks/index.mjs';
import { makeLoad } from '../../chaos/clients.mjs';
import { followCommits } from '../../chaos/commits.mjs';
import { gather } from '../../chaos/evidence.mjs';
import { settle } from '../../chaos/settle.mjs';
import { shownCounts } from '../../chaos/shown.mjs';
import { turn } from '../../chaos/worker.mjs';
import { next } from '../images.mjs';
import { helm, pods } from '../kube.mjs';
import { chart, patience } from './install.mjs';
import { underLoad, withoutFailure } from './under-load.mjs';

const CLIENTS = 8;

/** @returns {Promise<string>} the trial's database, from inside the cluster's network */
async function mongoUrl() {
  const [pod] = await pods('app.kubernetes.io/component=mongodb');
  return `mongodb://${pod?.ip}:27017/?directConnection=true`;
}

/**
 * To a version with a migration of the collections in which eight people make and decide changes meanwhile; then everything that they
 * were told is looked for in the databases.
 * @returns {Promise<import('./index.mjs').Outcome>}
 */
export async function upgrade() {
  const mongo = await mongoUrl();
  const following = await followCommits(mongo);
  const load = await makeLoad([process.env.DOSSIER_URL ?? ''], { clients: CLIENTS, changes: 0, seed: 4711 });
  let isOver = false;
  const working = Promise.all(
    load.clients.map(async (client) => {
      while (!isOver) await turn(client);
    }),
  );
  const tags = next.services.flatMap((name) => ['--set', `services.${name}.tag=${next.tag}`]);
  const upgrading = helm(['upgrade', 'dossier', chart, '--reuse-values', ...tags, ...patience], { patience: 1200 });
  await Promise.all([upgrading.finally(() => (isOver = true)), working]);
  const settled = await settle(mongo);
  const journal = load.clients.flatMap((client) => [...client.journal.values()]);
  const told = {
    journal,
    traffic: load.traffic,
    shown: await shownCounts(load.clients),
    commits: await following.end(),
  };
  const problems = checkAll(await gather(mongo, told)).flatMap((one) =>
    one.problems.slice(0, 3).map((each) => `${one.check}: ${each}`),
  );
  const failed = Object.entries(load.traffic.statuses).filter(([status]) => status === 'none' || Number(status) >= 500);
  const ways = failed.map(([status, count]) => `${count} × ${status}`);
  return {
    requests: load.traffic.requests,
    failed: failed.reduce((sum, [, count]) => sum + count, 0),
    said: [
      `${load.made()} changes by ${CLIENTS} people, quiet after ${settled.toFixed(1)} s`,
      ...ways,
      ...problems,
    ].join('; '),
    isWrong: problems.length + failed.length > 0,
  };
}

/** To the version before, on the database that the newer one has migrated. @returns {Promise<import('./index.mjs').Outcome>} */
export async function rollBack() {
  const { seen } = await underLoad(() => helm(['rollback', 'dossier', ...patience], { patience: 1200 }));
  return withoutFailure(seen, 'to the version before, without its database');
}
