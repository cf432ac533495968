import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { problem } from '../servers/problem.mjs';
import { chartPrograms } from '../servers/programs.mjs';
import { lastLine } from '../servers/run.mjs';
import { kubeconfigFile } from './configuration.mjs';
import { folder, inside } from './machine.mjs';
import { clusterPrograms } from './programs.mjs';

export const namespace = 'dossier';

/** @param {string} program @param {string[]} args @param {{ input?: string, patience?: number }} [options] `patience` in seconds @returns {Promise<string>} what it printed */
function tool(program, args, { input, patience = 900 } = {}) {
  const env = { ...process.env, KUBECONFIG: kubeconfigFile, HELM_CACHE_HOME: join(folder, 'helm') };
  const [command, all] = inside([program, ...args], 'network');
  return new Promise((resolve, reject) => {
    const options = { env, timeout: patience * 1000, maxBuffer: 64 * 1024 ** 2 };
    const child = execFile(command, all, options, (error, stdout, stderr) =>
      error ? reject(problem(`${args.slice(0, 4).join(' ')}: ${lastLine(stderr) || error.message}`)) : resolve(stdout),
    );
    child.stdin?.end(input);
  });
}

/** @param {string[]} args @param {Parameters<typeof tool>[2]} [options] @returns {Promise<string>} */
export const kubectl = async (args, options) => tool(join(await clusterPrograms(), 'kubectl'), args, options);

/** The same in the namespace that everything is installed in. @param {...string} args */
export const kubectlHere = (...args) => kubectl(['-n', namespace, ...args]);

/** @param {string[]} args @param {Parameters<typeof tool>[2]} [options] @returns {Promise<string>} */
export async function helm(args, options) {
  const programs = await chartPrograms(true);
  return tool(programs?.helm ?? 'helm', ['-n', namespace, ...args], options);
}

/** @param {object[]} objects */
export const apply = (objects) =>
  kubectl(['apply', '-f', '-'], { input: JSON.stringify({ apiVersion: 'v1', kind: 'List', items: objects }) });

/**
 * @typedef {{ name: string, component: string, uid: string, node: string, ip: string, isReady: boolean, restarts: number, isEnding: boolean }} Pod
 * @param {string} [selector]
 * @returns {Promise<Pod[]>}
 */
export async function pods(selector = 'app.kubernetes.io/instance=dossier') {
  const { items } = JSON.parse(await kubectlHere('get', 'pods', '-l', selector, '-o', 'json'));
  return items.map((/** @type {any} */ { metadata, spec, status }) => ({
    name: metadata.name,
    component: metadata.labels['app.kubernetes.io/component'],
    uid: metadata.uid,
    node: spec.nodeName,
    ip: status.podIP,
    isReady: (status.conditions ?? []).some((/** @type {any} */ one) => one.type === 'Ready' && one.status === 'True'),
    restarts: (status.containerStatuses ?? []).reduce(
      (/** @type {number} */ sum, /** @type {any} */ one) => sum + one.restartCount,
      0,
    ),
    isEnding: Boolean(metadata.deletionTimestamp),
  }));
}

/** @param {string} name of a Deployment @param {number} [seconds] */
export const rolledOut = (name, seconds = 300) =>
  kubectlHere('rollout', 'status', `deployment/${name}`, `--timeout=${seconds}s`);

/** @returns {Promise<string[]>} names of the Deployments of the release */
export const deployments = async () =>
  (await kubectlHere('get', 'deployments', '-o', 'name'))
    .trim()
    .split('\n')
    .map((line) => line.replace(/.*\//, ''));
