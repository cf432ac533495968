/**
 * @typedef {{ passed: number, failed: number, skipped?: number, repeated?: number, absent?: string }} Result `repeated` of the passed ones
 * needed a second try; `absent` says what does not exist yet
 * @typedef {{ name: string, result: Result, seconds: number }} Done
 */

/** @param {Result[]} results @returns {Result} their sum; absent parts are listed together */
export function sum(results) {
  const total = (/** @type {'passed' | 'failed' | 'skipped' | 'repeated'} */ key) =>
    results.reduce((all, result) => all + (result[key] ?? 0), 0);
  const absent = results.flatMap((result) => result.absent ?? []).join('; ');
  const repeated = total('repeated');
  return {
    passed: total('passed'),
    failed: total('failed'),
    skipped: total('skipped'),
    ...(repeated > 0 && { repeated }),
    ...(absent && { absent }),
  };
}

/** @param {Result} result @returns {string} */
export function describe({ passed, failed, skipped = 0, repeated = 0, absent }) {
  const counts = [
    `${passed} passed`,
    `${failed} failed`,
    ...(skipped ? [`${skipped} skipped`] : []),
    ...(repeated ? [`${repeated} only on the second try`] : []),
  ];
  if (absent && passed + failed + skipped === 0) return `absent: ${absent}`;
  return counts.join(', ') + (absent ? `; absent: ${absent}` : '');
}

/** @param {Done[]} done @returns {string} one line per stage */
export const summary = (done) =>
  done
    .map(({ name, result, seconds }) => `${name.padEnd(12)} ${seconds.toFixed(1).padStart(7)} s  ${describe(result)}`)
    .join('\n');

/** @param {Done[]} done @returns {string} the line that ends every run */
export function verdict(done) {
  const { passed, failed } = sum(done.map(({ result }) => result));
  return `${passed} passed, ${failed} failed`;
}

/** @param {unknown} value @returns {number} */
const count = (value) => (typeof value === 'number' ? value : 0);

/**
 * @param {Record<string, unknown>} report what jest writes with --json
 * @returns {Result} a file that could not even be loaded counts as one failure
 */
export function fromJest(report) {
  if (count(report.numTotalTestSuites) === 0) return { passed: 0, failed: 0, absent: 'no test files' };
  return {
    passed: count(report.numPassedTests),
    failed: count(report.numFailedTests) + count(report.numRuntimeErrorTestSuites),
    skipped: count(report.numPendingTests) + count(report.numTodoTests),
  };
}

/**
 * @param {{ stats?: Record<string, unknown>, errors?: unknown[] }} report Playwright's JSON
 * @returns {Result} an error outside tests is a failure
 */
export function fromPlaywright({ stats = {}, errors = [] }) {
  const repeated = count(stats.flaky);
  return {
    passed: count(stats.expected) + repeated,
    failed: count(stats.unexpected) + errors.length,
    skipped: count(stats.skipped),
    ...(repeated > 0 && { repeated }),
  };
}

/** @param {string} output of node --test with the tap reporter @returns {Result} */
export function fromTap(output) {
  const number = (/** @type {string} */ word) =>
    Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(output)?.[1] ?? Number.NaN);
  const [passed, failed, skipped] = ['pass', 'fail', 'skipped'].map(number);
  return Number.isNaN(passed + failed) ? { passed: 0, failed: 1 } : { passed, failed, skipped };
}
