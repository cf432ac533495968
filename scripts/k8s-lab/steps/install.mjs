import { readFileSync } from 'node:fs';
import { inRoot } from '../../start/paths.mjs';
import { helm, kubectl, namespace } from '../kube.mjs';

export const chart = inRoot('deploy/charts/dossier');
export const trial = ['-f', inRoot('deploy/charts/dossier/values-trial.yaml')];
export const patience = ['--wait', '--timeout', '15m'];

/** As docs/deploy.md says, with the limits of requests out of the way. @returns {Promise<import('./index.mjs').Outcome>} */
export async function install() {
  const settings = ['--set', 'settings.RATE_LIMIT_FACTOR=100000'];
  await helm(['install', 'dossier', chart, ...trial, ...settings, '--create-namespace', ...patience], {
    patience: 1200,
  });
  const { version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const objects = await kubectl(['-n', namespace, 'get', 'all', '-o', 'name']);
  return { said: `version ${version}, ${objects.trim().split('\n').length} objects` };
}

/** @returns {Promise<import('./index.mjs').Outcome>} */
export async function test() {
  await helm(['test', 'dossier', '--timeout', '5m'], { patience: 400 });
  return { said: 'two people sign in; one makes a change, the other approves it' };
}
