import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { problem } from '../../servers/problem.mjs';
import { run } from '../../servers/run.mjs';
import { inRoot } from '../../start/paths.mjs';
import { deployments, kubectlHere, pods, rolledOut } from '../kube.mjs';
import { group } from '../machine.mjs';

const COUNTS = [1, 2, 3];
/** The last of the seconds that a peak takes. */
const MEASURED_S = 20;

/** As many requests as one, two and three replicas of everything answer, and what of the processors that took. @returns {Promise<import('./index.mjs').Outcome>} */
export async function replicas() {
  const said = [];
  let [requests, failed] = [0, 0];
  for (const count of COUNTS) {
    await scaleTo(count);
    const peak = await measure();
    requests += peak.requests;
    failed += peak.failed;
    said.push(
      `${count}: ${peak.perSecond} requests/s with ${peak.cores.toFixed(1)} cores for the pods, load ${loadavg()[0]?.toFixed(0)}`,
    );
  }
  return { requests, failed, said: said.join('; '), isWrong: failed > 0 };
}

/** @param {number} count of each process */
async function scaleTo(count) {
  const names = await deployments();
  await kubectlHere('scale', ...names.map((name) => `deployment/${name}`), `--replicas=${count}`);
  for (const name of names) await rolledOut(name);
  const left = async () => (await pods()).filter(({ isEnding }) => isEnding);
  for (const { name } of await left()) await kubectlHere('wait', '--for=delete', `pod/${name}`, '--timeout=90s');
}

async function measure() {
  /** @type {number[]} */
  const used = [];
  const timer = setInterval(() => used.push(secondsUsed()), 1000);
  const args = [inRoot('scripts/k6/main.mjs'), 'peak', '--url', process.env.DOSSIER_URL ?? ''];
  const { output } = await run(process.execPath, args).finally(() => clearInterval(timer));
  const [, requests, perSecond, failed] = /peak: (\d+) requests, ([\d.]+) a second, (\d+) failed/.exec(output) ?? [];
  if (!requests) throw problem(output.trim().split('\n').slice(-5).join('\n'));
  // Before them people are prepared, and they come one by one.
  const [from, to] = [used.at(-MEASURED_S - 2) ?? 0, used.at(-2) ?? 0];
  return {
    requests: Number(requests),
    perSecond: Number(perSecond),
    failed: Number(failed),
    cores: (to - from) / MEASURED_S,
  };
}

/** @returns {number} of a processor, by all pods since they are there */
const secondsUsed = () => Number(readFileSync(`/sys/fs/cgroup/cpuacct/${group}/cpuacct.usage`, 'utf8')) / 1e9;
