// How many people work at once, and for how long. Everybody does the same journey, with a second between its steps.
/** @param {[duration: string, target: number][]} steps */
const stages = (steps) => steps.map(([duration, target]) => ({ duration, target }));

/**
 * Each kind of test: its load, the seconds between two steps, the share of requests that may fail, and how much slower than on a quiet
 * day it may be; without `slowest` speed does not count.
 * @type {Record<string, { stages: ReturnType<typeof stages>, pause: number, failed: number, slowest?: number }>}
 */
export const SHAPES = {
  // Whether everything works at all; says nothing about speed.
  smoke: {
    stages: stages([
      ['2s', 2],
      ['20s', 2],
    ]),
    pause: 0.1,
    failed: 0,
  },
  // A working day.
  load: {
    stages: stages([
      ['1m', 20],
      ['8m', 20],
      ['1m', 0],
    ]),
    pause: 1,
    failed: 0.001,
    slowest: 1,
  },
  // Where it ends: more and more people; what fails first is in the summary.
  stress: {
    stages: stages([
      ['3m', 25],
      ['3m', 50],
      ['3m', 100],
      ['3m', 200],
      ['1m', 0],
    ]),
    pause: 1,
    failed: 0.05,
    slowest: 4,
  },
  // Everybody comes at nine o'clock.
  spike: {
    stages: stages([
      ['30s', 5],
      ['10s', 100],
      ['1m', 100],
      ['10s', 5],
      ['1m', 5],
    ]),
    pause: 1,
    failed: 0.01,
    slowest: 4,
  },
  // How many requests it answers when nobody waits between two steps.
  peak: {
    stages: stages([
      ['3s', 16],
      ['27s', 16],
    ]),
    pause: 0,
    failed: 0.01,
  },
  // Whether something grows or leaks.
  soak: {
    stages: stages([
      ['2m', 20],
      ['2h', 20],
      ['1m', 0],
    ]),
    pause: 2,
    failed: 0.001,
    slowest: 1,
  },
};

/** The 95th percentile in milliseconds that each step must keep, multiplied by `slowest`. @type {Record<string, number>} */
const P95_MS = { 'sign in': 1500, list: 300, open: 300, save: 500, approve: 500, upload: 1000, screen: 1000 };
export const STEPS = Object.keys(P95_MS);

/** @param {string} kind */
export function shapeOf(kind) {
  const shape = SHAPES[kind];
  if (!shape) throw new Error(`There is no test ${kind}`);
  return shape;
}

/** @param {string} kind what k6 is told */
export function optionsOf(kind) {
  const { stages: ramp, failed, slowest } = shapeOf(kind);
  /** @type {Record<string, string[]>} */
  const thresholds = { checks: [`rate>=${1 - failed}`], http_req_failed: [`rate<=${failed}`] };
  for (const step of STEPS)
    thresholds[`http_req_duration{step:${step}}`] = [`p(95)<${slowest ? (P95_MS[step] ?? 0) * slowest : 60_000}`];
  return {
    scenarios: { people: { executor: 'ramping-vus', startVUs: 0, stages: ramp, gracefulRampDown: '30s' } },
    thresholds,
    summaryTrendStats: ['count', 'avg', 'med', 'p(95)', 'p(99)', 'max'],
    userAgent: 'dossier-k6',
  };
}

/** @param {string} kind @returns {number} the most people at once */
export const mostPeople = (kind) => Math.max(...shapeOf(kind).stages.map(({ target }) => target));
