import { isFound } from './plant.mjs';

/**
 * @typedef {object} Report
 * @property {import('./options.mjs').Options} options
 * @property {number} made changes
 * @property {number} seconds of work
 * @property {Record<string, number>} kills by process
 * @property {number} settled seconds from the end of work until nothing was under way
 * @property {import('./requests.mjs').Traffic} traffic
 * @property {Record<string, number>} outcomes
 * @property {import('./checks/index.mjs').Finding[]} findings
 * @property {import('./plant.mjs').Planted[]} planted
 */

const LONGEST_SETTLE_S = 30;
const SHOWN_PROBLEMS = 5;

/** @param {Report} report @returns {string[]} what is wrong, empty if the run passed */
export const failuresOf = ({ findings, planted, settled, options, kills }) => [
  ...findings.flatMap(({ check, problems }) => (problems.length ? [`${check}: ${problems.length} problems`] : [])),
  ...planted.filter((one) => !isFound(one)).map(({ title }) => `planted and not found: ${title}`),
  ...(settled > LONGEST_SETTLE_S ? [`still at work ${settled} s after the end`] : []),
  ...(total(kills) < options.kills ? [`only ${total(kills)} of ${options.kills} kills`] : []),
];

const total = (/** @type {Record<string, number>} */ counts) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
const list = (/** @type {Record<string, number>} */ counts) =>
  Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
const row = (/** @type {string} */ name, /** @type {string | number} */ value) => `${name.padEnd(38)} ${value}`;

/** @param {Report} report @returns {string} */
export function table(report) {
  const { options, made, seconds, kills, settled, traffic, outcomes, findings, planted } = report;
  const found = planted.filter(isFound).length;
  return [
    row('seed', options.seed),
    row('clients', options.clients),
    row('of every process', options.replicas),
    row('changes', `${made} (${list(outcomes)})`),
    row('seconds of work', seconds.toFixed(1)),
    row('kills', `${total(kills)} (${list(kills)})`),
    row('quiet after the end of work', `${settled.toFixed(1)} s`),
    row('requests', `${traffic.requests} (${list(traffic.statuses)})`),
    '',
    ...findings.flatMap(({ check, problems }) => [
      row(check, problems.length === 0 ? 'ok' : `${problems.length} PROBLEMS`),
      ...problems.slice(0, SHOWN_PROBLEMS).map((problem) => `    ${problem}`),
    ]),
    '',
    ...planted.map((one) => row(isFound(one) ? '  found' : '  NOT FOUND', one.title)),
    row('planted faults found', `${found} of ${planted.length}`),
  ].join('\n');
}
