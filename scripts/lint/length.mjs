// No code file is longer than 300 lines.
import { readFileSync } from 'node:fs';
import { inRoot } from '../start/paths.mjs';
import { sources } from './sources.mjs';

const most = 300;
const lengths = sources().map((file) => ({
  file,
  lines: readFileSync(inRoot(file), 'utf8').trimEnd().split('\n').length,
}));
const long = lengths.filter(({ lines }) => lines > most);
for (const { file, lines } of long) console.error(`${file} has ${lines} lines; ${most} is the most`);

const median = lengths.map(({ lines }) => lines).sort((a, b) => a - b)[Math.floor(lengths.length / 2)];
if (long.length || lengths.length === 0) process.exitCode = 1;
else console.log(`${lengths.length} code files, median ${median} lines, none over ${most}`);
