// Checks .dependency-cruiser.cjs over all sources, and that the checker saw them: it passes silently on what it cannot read.
import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { inRoot, root } from '../start/paths.mjs';
import { foldersInCircles } from './folders.mjs';
import { sources } from './sources.mjs';

process.chdir(root);
const options = await extractDepcruiseOptions(inRoot('.dependency-cruiser.cjs'));
const tsConfig = extractTSConfig(inRoot('scripts/lint/tsconfig.boundaries.json'));
const files = sources().filter((file) => /^(proto|services\/[^/]+|gateway|web)\/src\/.*\.tsx?$/.test(file));
const { output } = await cruise(files, { ...options, validate: true }, undefined, { tsConfig });
if (typeof output === 'string') throw new Error(output);

const { violations } = output.summary;
for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} imports ${to}`);
const circles = foldersInCircles(output.modules);
for (const circle of circles) console.error(`folders: ${circle}`);

const seen = new Set(output.modules.map(({ source }) => source));
const unseen = files.filter((file) => !seen.has(file));
for (const file of unseen.slice(0, 10)) console.error(`not seen: ${file}`);
const followed = output.modules.reduce((sum, { dependencies }) => sum + dependencies.length, 0);
if (files.length === 0 || followed < files.length)
  console.error(`only ${followed} imports seen in ${files.length} files`);

if (violations.length || circles.length || unseen.length || files.length === 0 || followed < files.length)
  process.exitCode = 1;
else console.log(`${files.length} files, ${followed} imports: all in the right direction`);
