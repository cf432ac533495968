import { setTimeout as delay } from 'node:timers/promises';
import { deployments, kubectlHere, pods, rolledOut } from '../kube.mjs';
import { examples, underLoad } from './under-load.mjs';

const LONGEST_MS = 10_000;

/**
 * Kills one pod of each process, without a word to it. Requests that were in it may fail; ten seconds later none may, and at no time may
 * a failure look like a lost session or permission.
 * @returns {Promise<import('./index.mjs').Outcome>}
 */
export async function kill() {
  /** @type {number[]} */
  const kills = [];
  const { result, seen } = await underLoad(async () => {
    for (const name of await deployments()) {
      const [victim] = await pods(`app.kubernetes.io/component=${name.replace('dossier-', '')}`);
      kills.push(Date.now());
      await kubectlHere('delete', 'pod', victim?.name ?? '', '--grace-period=0', '--force');
      await delay(LONGEST_MS);
      await rolledOut(name);
    }
    return kills.length;
  });
  const away = seen.failed.map(({ at }) => Math.min(...kills.map((kill) => at - kill).filter((ms) => ms >= 0)));
  const longest = Math.max(0, ...away.filter(Number.isFinite));
  const isDenied = seen.failed.some(({ status }) => status === 401 || status === 403);
  return {
    requests: seen.requests,
    failed: seen.failed.length,
    said: [`${result} pods killed; back after ${(longest / 1000).toFixed(1)} s`, ...examples(seen)].join('; '),
    isWrong: longest >= LONGEST_MS || isDenied,
  };
}
