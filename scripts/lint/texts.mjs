// No text is kept that nobody says: its key has to be named in the sources, or be chosen by a value (`text.states[state]`).
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { inRoot } from '../start/paths.mjs';
import { sources } from './sources.mjs';

const TEXTS = /^proto\/src\/texts\/(?!.*\.spec\.)/;
const SPEAKERS = /^(proto|gateway|web|services\/[^/]+)\/src\/(?!translations\/)(?!.*\.spec\.)/;
/** Choices, topics and lists of sentences that are handed on as a whole: their keys are values of data. */
const READ_WHOLE = ['identity_document', 'requirements', 'bands', 'topics', 'issues'];
const read = (/** @type {string} */ file) => readFileSync(inRoot(file), 'utf8');

const files = sources();
const spoken = files.filter((file) => SPEAKERS.test(file) && !TEXTS.test(file)).map(read);
const words = new Set(spoken.flatMap((source) => source.match(/[\w$-]+/g) ?? []));
const chosenFrom = new Set(
  spoken.flatMap((source) => [...source.matchAll(/(\w+)\)?\[/g)].map(([, name]) => name)).concat(READ_WHOLE),
);

/** @param {ts.PropertyAssignment} property */
const nameOf = ({ name }) => (ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : '');

/**
 * @param {ts.Expression | undefined} texts an object of texts
 * @param {string[]} path of the names that lead to it
 * @returns {string[][]} the paths of its texts; one that has forms by number is one
 */
function textsIn(texts, path) {
  if (!texts || !ts.isObjectLiteralExpression(texts)) return [path];
  const entries = texts.properties.filter(ts.isPropertyAssignment);
  if (entries.some((entry) => nameOf(entry) === 'other')) return [path];
  return entries.flatMap((entry) => textsIn(entry.initializer, [...path, nameOf(entry)]));
}

/** @param {ts.Node} node @returns {string[][]} */
function defined(node) {
  if (ts.isCallExpression(node) && node.expression.getText() === 'defineTexts') return textsIn(node.arguments[1], []);
  return node.getChildren().flatMap(defined);
}

const unsaid = files
  .filter((file) => TEXTS.test(file))
  .flatMap((file) =>
    defined(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true)).map((path) => ({ file, path })),
  )
  .filter(({ path }) => !words.has(path.at(-1) ?? '') && !path.slice(0, -1).some((name) => chosenFrom.has(name)));

for (const { file, path } of unsaid) console.error(`${file}: nobody says ${path.join('.')}`);
if (unsaid.length > 0 || words.size === 0) process.exitCode = 1;
else console.log('every text is said somewhere');
