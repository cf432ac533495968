/** @typedef {{ title: string, rows: Record<string, any>[] }} Table */

/** Prints rows of equal shape as a table; numbers to the right. */
export function printTable(title, rows) {
  console.log(`\n${title}`);
  if (rows.length === 0) {
    console.log('  (nothing measured: the files are not there)');
    return;
  }
  const columns = Object.keys(rows[0]);
  const texts = rows.map((row) => columns.map((column) => String(row[column] ?? '')));
  const widths = columns.map((column, at) => Math.max(column.length, ...texts.map((row) => row[at].length)));
  const line = (cells) =>
    `  ${cells.map((cell, at) => (/^[-\d.<>=%]/.test(cell) ? cell.padStart(widths[at]) : cell.padEnd(widths[at]))).join('  ')}`;
  console.log(line(columns));
  console.log(`  ${widths.map((width) => '-'.repeat(width)).join('  ')}`);
  for (const row of texts) console.log(line(row));
}

export const percent = (share, digits = 2) => `${(share * 100).toFixed(digits)} %`;
export const milliseconds = (value) => value.toFixed(value < 10 ? 2 : 0);

export function quantile(sorted, share) {
  return sorted.length === 0 ? 0 : sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

/** Processor time of this process since an earlier `process.cpuUsage()`. */
export const cpuMs = (since) => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
};
