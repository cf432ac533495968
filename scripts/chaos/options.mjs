import { parseArgs } from 'node:util';
import { problem } from '../servers/problem.mjs';

/**
 * @typedef {object} Options
 * @property {number} kills how many times a process is killed
 * @property {number} changes how many changes are made at least
 * @property {number} clients how many work at the same time
 * @property {number} replicas how many of every process share the work
 * @property {number} seed of everything random; the same one replays the same acts and kills
 * @property {boolean} short the form that `npm test` runs
 * @property {string} [json] file for the report
 */

const whole = /^\d{1,9}$/;

/** @param {string | undefined} text @param {number} fallback @param {string} name */
function number(text, fallback, name) {
  if (text === undefined) return fallback;
  if (!whole.test(text)) throw problem(`--${name} must be a whole number, not ${text}.`);
  return Number(text);
}

/** @param {string[]} args @returns {Options} */
export function chaosOptions(args) {
  const { values } = parseArgs({
    args,
    options: {
      kills: { type: 'string' },
      changes: { type: 'string' },
      clients: { type: 'string' },
      replicas: { type: 'string' },
      seed: { type: 'string' },
      short: { type: 'boolean', default: false },
      json: { type: 'string' },
    },
  });
  const { short = false, json } = values;
  return {
    kills: number(values.kills, short ? 5 : 30, 'kills'),
    changes: number(values.changes, short ? 150 : 1000, 'changes'),
    clients: Math.max(1, number(values.clients, 8, 'clients')),
    replicas: Math.max(1, number(values.replicas, 2, 'replicas')),
    seed: number(values.seed, Date.now() % 1_000_000_000, 'seed'),
    short,
    json,
  };
}
