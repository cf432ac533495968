import { deployments, helm, kubectl, kubectlHere, pods, rolledOut } from '../kube.mjs';
import { chart, patience } from './install.mjs';
import { underLoad, withoutFailure } from './under-load.mjs';

const upgrade = (/** @type {string[]} */ ...set) =>
  helm(['upgrade', 'dossier', chart, '--reuse-values', ...set.flatMap((one) => ['--set', one]), ...patience], {
    patience: 1200,
  });
const replicas = 3;

/** Every Deployment, one after the other. @returns {Promise<import('./index.mjs').Outcome>} */
export async function roll() {
  const { result, seen } = await underLoad(async () => {
    const names = await deployments();
    for (const name of names) {
      await kubectlHere('rollout', 'restart', `deployment/${name}`);
      await rolledOut(name);
    }
    return names.length;
  });
  return withoutFailure(seen, `${result} deployments`);
}

/** @returns {Promise<import('./index.mjs').Outcome>} */
export async function scale() {
  const { seen } = await underLoad(() => upgrade(`defaults.replicas=${replicas}`));
  const all = await pods();
  return withoutFailure(seen, `${all.filter(({ isReady }) => isReady).length} of ${all.length} pods ready`);
}

/**
 * Of one machine as far as it goes: nothing new may start on it, so only what a budget lets go is evicted. Afterwards it comes back.
 * @returns {Promise<import('./index.mjs').Outcome>}
 */
export async function drain() {
  const components = (await deployments()).map((name) => name.replace('dossier-', '')).join(',');
  const options = ['--ignore-daemonsets', '--delete-emptydir-data', '--timeout=45s'];
  const selector = `--pod-selector=app.kubernetes.io/component in (${components})`;
  const { result, seen } = await underLoad(async () => {
    const before = await pods();
    await kubectl(['drain', 'node1', ...options, selector]).catch(() => {});
    const after = new Set((await pods()).filter(({ node, isEnding }) => node && !isEnding).map(({ uid }) => uid));
    await kubectl(['uncordon', 'node1']);
    for (const name of await deployments()) await rolledOut(name);
    return before.filter(({ uid }) => !after.has(uid)).length;
  });
  return withoutFailure(seen, `${result} pods evicted, the others kept by their budgets; all are back`);
}

/** @returns {Promise<import('./index.mjs').Outcome>} */
export async function value() {
  const before = new Set((await pods()).map(({ uid }) => uid));
  const { seen } = await underLoad(() => upgrade('settings.FOUR_EYES=always'));
  const restarted = new Set((await pods()).filter(({ uid }) => !before.has(uid)).map(({ component }) => component));
  const outcome = withoutFailure(seen, `FOUR_EYES restarted ${[...restarted].join(', ') || 'nothing'}`);
  return { ...outcome, isWrong: outcome.isWrong || [...restarted].join() !== 'workflow' };
}
