/**
 * One line of the table.
 * @typedef {import('./steps/index.mjs').Outcome & { name: string, title: string, seconds: number, load: number }} Done
 */

/** @param {readonly Done[]} all @returns {string} a table in Markdown, as docs/figures.md has it */
export function table(all) {
  const rows = [
    ['step', 'seconds', 'load', 'requests', 'failed', 'what came of it'],
    ['---', '---:', '---:', '---:', '---:', '---'],
    ...all.map(({ title, seconds, load, requests, failed, said, isWrong }) => [
      title,
      seconds.toFixed(0),
      load.toFixed(0),
      String(requests ?? ''),
      String(failed ?? ''),
      `${isWrong ? 'WRONG: ' : ''}${said.replaceAll('|', '/').replaceAll('\n', ' ')}`,
    ]),
  ];
  return rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
}
