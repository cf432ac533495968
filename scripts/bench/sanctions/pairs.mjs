import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { scoreNames } from '../../../services/sanctions/dist/engine/score/name-score.js';
import { wordMatch } from '../../../services/sanctions/dist/engine/sound/similarity.js';
import { parseName, parsePersonFields } from '../../../services/sanctions/dist/engine/text/parse-name.js';
import { romanise } from '../../../services/sanctions/dist/engine/text/romanise.js';
import { readCases } from './csv.mjs';
import { settings } from './index.mjs';
import { percent, quantile } from './table.mjs';

const SUBJECTS = { Person: 'person', Vessel: 'vessel' };
const subjectOf = (schema) => SUBJECTS[schema] ?? 'organisation';
const isAlert = (a, b) => scoreNames(a, b, settings.names).score >= settings.threshold;

function f1(judged) {
  const count = (isMatch, isHit) => judged.filter((one) => one.isMatch === isMatch && one.isHit === isHit).length;
  const [tp, fp, fn] = [count(true, true), count(false, true), count(true, false)];
  return { value: (2 * tp) / (2 * tp + fp + fn), tp, fp, fn };
}

function scoreRow(set, target, judged) {
  if (judged.length === 0) return [];
  const { value, tp, fp, fn } = f1(judged);
  return [
    {
      set,
      measure: 'F1',
      value: value.toFixed(3),
      target,
      cases: judged.length,
      note: `${tp} found, ${fp} false, ${fn} missed`,
    },
  ];
}

export async function namePairs(dir) {
  const rows = await readCases(join(dir, 'name_pairs.csv'));
  const judged = rows.map((row) => {
    const subject = subjectOf(row.schema);
    return {
      isMatch: row.is_match === 'true',
      isHit: isAlert(parseName(row.name1, subject), parseName(row.name2, subject)),
    };
  });
  return scoreRow('name pairs', '>= 0.90', judged);
}

/** The check file's own small shape: `- match`, `schema`, and two maps of texts. */
function readChecks(text) {
  const checks = [];
  let side;
  for (const line of text.split('\n')) {
    const match = /^\s*-\s+match:\s*(true|false)/.exec(line);
    if (match) {
      checks.push({ match: match[1] === 'true', schema: 'LegalEntity', query: {}, candidate: {} });
      side = undefined;
      continue;
    }
    const pair = /^(\s+)(\w+):\s*(.*)$/.exec(line);
    const check = checks.at(-1);
    if (!pair || !check) continue;
    const [, indent, key, raw] = pair;
    const value = raw
      .replace(/\s+#.*$/, '')
      .replace(/^"(.*)"$/, (_, inner) => inner.replaceAll('\\"', '"'))
      .replace(/^'(.*)'$/, (_, inner) => inner.replaceAll("''", "'"));
    if (key === 'query' || key === 'candidate') side = key;
    else if (indent.length > 4 && side) check[side][key] = value;
    else check[key] = value;
  }
  return checks;
}

function checkName(fields, subject) {
  const given = [fields.firstName, fields.secondName, fields.middleName, fields.fatherName].filter(Boolean).join(' ');
  if (subject === 'person' && given && fields.lastName) return parsePersonFields(given, fields.lastName);
  return parseName(fields.name ?? [given, fields.lastName].filter(Boolean).join(' '), subject);
}

export async function entityChecks(dir) {
  const path = join(dir, 'checks.yml');
  if (!existsSync(path)) return [];
  const judged = readChecks(await readFile(path, 'utf8')).map((check) => {
    const subject = subjectOf(check.schema);
    return {
      isMatch: check.match,
      isHit: isAlert(checkName(check.query, subject), checkName(check.candidate, subject)),
    };
  });
  return scoreRow('entity checks', '>= 0.92', judged);
}

export async function crossScript(dir) {
  const rows = await readCases(join(dir, 'cross_script_pairs.csv'), { columns: ['query', 'expected'] });
  if (rows.length === 0) return [];
  const found = rows.filter((row) => isAlert(parseName(row.query, 'person'), parseName(row.expected, 'person'))).length;
  return [
    {
      set: 'cross-script pairs',
      measure: 'alerted',
      value: `${found} of ${rows.length}`,
      target: '>= 20 of 22',
      cases: rows.length,
      note: '',
    },
  ];
}

const TARGETS = { arabic: 60, russian: 90, chinese: 45, hebrew: 50, korean: 45, japanese: undefined };
const RANDOM_PAIRS = 40_000;

function randomly(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

function likeness(a, b) {
  return wordMatch(a.text, a.origin, b.text, b.origin).similarity;
}

function readTokens(text) {
  const rows = text
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
  return rows.map(([latin, letters]) =>
    [latin, letters.replaceAll(' ', '')].map((word) => {
      const { words, origin } = romanise(word, false);
      return { text: words.join(''), origin };
    }),
  );
}

async function tokenRow(dir, language, target) {
  const path = join(dir, `netranslit_${language}.tsv`);
  if (!existsSync(path)) return [];
  const pairs = readTokens(await readFile(path, 'utf8'));
  const next = randomly(7);
  const pick = () => pairs[Math.floor(next() * pairs.length)];
  const random = [];
  for (let at = 0; at < RANDOM_PAIRS; at += 1) {
    const [a, b] = [pick(), pick()];
    if (a[0].text !== b[0].text) random.push(likeness(a[1], b[0]));
  }
  const threshold = Math.max(
    settings.threshold,
    quantile(
      random.sort((a, b) => b - a),
      0.01,
    ),
  );
  const share = pairs.filter(([latin, other]) => likeness(other, latin) >= threshold).length / pairs.length;
  const chance = random.filter((value) => value >= threshold).length / random.length;
  return [
    {
      set: `single tokens, ${language}`,
      measure: 'matched',
      value: percent(share, 1),
      target: target ? `>= ${target} %` : '',
      cases: pairs.length,
      note: `${percent(chance)} of random pairs`,
    },
  ];
}

export async function tokens(dir) {
  return (
    await Promise.all(Object.entries(TARGETS).map(([language, target]) => tokenRow(dir, language, target)))
  ).flat();
}
