import { STEPS } from './shapes.js';

const rounded = (value) => (value === undefined ? '' : value >= 100 ? Math.round(value) : Math.round(value * 10) / 10);

/** @returns {[step: string, count: number, median: number, p95: number, p99: number][]} of the steps that were made */
function rows({ metrics }) {
  return STEPS.flatMap((step) => {
    const { count, med, 'p(95)': p95, 'p(99)': p99 } = metrics[`http_req_duration{step:${step}}`]?.values ?? {};
    return count ? [[step, count, rounded(med), rounded(p95), rounded(p99)]] : [];
  });
}

/** @returns {string[]} the thresholds that did not hold */
const broken = ({ metrics }) =>
  Object.entries(metrics).flatMap(([name, { thresholds = {} }]) =>
    Object.entries(thresholds).flatMap(([rule, { ok }]) => (ok ? [] : [`${name} ${rule}`])),
  );

const totals = ({ metrics }) => {
  const { count = 0, rate = 0 } = metrics.http_reqs?.values ?? {};
  const failed = metrics.http_req_failed?.values.passes ?? 0;
  return `${count} requests, ${rounded(rate)} a second, ${failed} failed`;
};

export function text(kind, data) {
  const line = ([step, ...numbers]) => `${step.padEnd(10)}${numbers.map((one) => String(one).padStart(10)).join('')}`;
  const wrong = broken(data);
  return [
    `\n${kind}: ${totals(data)}`,
    line(['', 'count', 'median', 'p95', 'p99 ms']),
    ...rows(data).map(line),
    ...wrong.map((rule) => `NOT HELD  ${rule}`),
    wrong.length ? '' : 'every threshold held\n',
  ].join('\n');
}

/** A page of its own, without anything from elsewhere. */
export function page(kind, data) {
  const cells = (row) => row.map((cell) => `<td>${cell}</td>`).join('');
  const wrong = broken(data);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Dossier: ${kind}</title>
<style>
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
  body { max-width: 46rem; margin: 3rem auto; padding: 0 1rem; }
  table { border-collapse: collapse; width: 100%; }
  th, td { padding: .4rem .6rem; border-bottom: 1px solid #8886; text-align: right; }
  th:first-child, td:first-child { text-align: left; }
  .bad { color: #d33; }
</style>
<h1>Dossier: ${kind}</h1>
<p>${new Date().toISOString()}, ${totals(data)}, ${rounded(data.state.testRunDurationMs / 1000)} s.</p>
<p class="${wrong.length ? 'bad' : ''}">${wrong.length ? `${wrong.length} thresholds did not hold:` : 'Every threshold held.'}</p>
<ul>${wrong.map((rule) => `<li class="bad">${rule.replaceAll('<', '&lt;')}</li>`).join('')}</ul>
<table>
  <tr><th>step</th><th>count</th><th>median ms</th><th>p95 ms</th><th>p99 ms</th></tr>
  ${rows(data)
    .map((row) => `<tr>${cells(row)}</tr>`)
    .join('\n  ')}
</table>
</html>
`;
}
