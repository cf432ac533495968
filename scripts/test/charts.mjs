import { globSync } from 'node:fs';
import { chartPrograms, natsProgram } from '../servers/programs.mjs';
import { root } from '../start/paths.mjs';
import { node } from './command.mjs';
import { fromTap } from './report.mjs';

/**
 * Renders the charts in many ways and checks what comes out. Without Helm on PATH or in the cache it is left out, as building Helm
 * takes five to twelve minutes on two cores; `npm test -- charts` builds it, once.
 * @param {import('./context.mjs').Context} context
 * @param {boolean} isAsked
 * @returns {Promise<import('./report.mjs').Result>}
 */
export async function checkCharts(context, isAsked) {
  const programs = await chartPrograms(isAsked);
  if (!programs) return { passed: 0, failed: 0, absent: 'helm or kubeconform; npm test -- charts builds them, once' };
  const files = globSync('scripts/charts/*.test.mjs', { cwd: root });
  const env = { HELM: programs.helm, KUBECONFORM: programs.kubeconform, NATS_SERVER: await natsProgram() };
  return fromTap((await node(context, 'charts', ['--test', '--test-reporter=tap', ...files], { env })).output);
}
