import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCases } from './csv.mjs';
import { inChild } from './in-child.mjs';
import { personQuery } from './index.mjs';
import { milliseconds, quantile } from './table.mjs';

const QUERIES = 5_000;
const TARGETS = {
  official: {
    p50: '1 / 0.5',
    p99: '4 / 2',
    perCore: '600 / 1,200',
    load: '10 / 4 s',
    restart: '2 / 1 s',
    memory: '400 / 300 MB',
  },
  million: {
    p50: '3 / 1.5',
    p99: '12 / 6',
    perCore: '250 / 500',
    load: '45 / - s',
    restart: '5 / - s',
    memory: '1,500 / 900 MB',
  },
};

async function caseQueries(dir) {
  const negatives = await readCases(join(dir, 'negatives_global.csv'), { most: QUERIES });
  const mangled = await readCases(join(dir, 'un_positives.csv'));
  return {
    'people not listed': negatives.map((row) =>
      personQuery(row.full_name, { dob: row.date_of_birth, nationality: row.nationality }),
    ),
    'UN people, mangled': mangled.map((row) => personQuery(row.query_name, row)),
  };
}

/** @param {string} what @param {any} measured @param {any} targets */
function row(what, { times, cpu }, targets) {
  return {
    what,
    'p50 ms': milliseconds(quantile(times, 0.5)),
    'p99 ms': milliseconds(quantile(times, 0.99)),
    'CPU ms/query': cpu.toFixed(3),
    'queries/s and core': Math.round(1000 / cpu),
    'must / aim p50': targets.p50,
    'must / aim p99': targets.p99,
    'must / aim per core': targets.perCore,
  };
}

function lifecycleRows({ load, restartMs, memory, swap }, targets) {
  const facts = [
    {
      what: 'load from files',
      value: `${(load.ms / 1000).toFixed(1)} s (processor ${(load.cpuMs / 1000).toFixed(1)} s)`,
      'must / aim': targets.load,
    },
    { what: 'restart from snapshot', value: `${(restartMs / 1000).toFixed(2)} s`, 'must / aim': targets.restart },
    { what: 'memory (RSS, two workers)', value: `${Math.round(memory / 1e6)} MB`, 'must / aim': targets.memory },
  ];
  const swaps = [
    { what: 'swap: the call', value: `${milliseconds(swap.callMs)} ms`, 'must / aim': '' },
    {
      what: 'swap: request thread held up, p99',
      value: `${milliseconds(swap.heldUpMs)} ms`,
      'must / aim': '5 / 1 ms',
    },
    { what: 'queries around the swap, p99', value: `${milliseconds(swap.queryMs)} ms`, 'must / aim': '' },
  ];
  return [...facts, ...swaps];
}

async function measureLists(title, lists, queries, targets) {
  const dir = await mkdtemp(join(tmpdir(), 'bench-sanctions-'));
  try {
    const { size, measured } = await inChild('alone.mjs', { lists, queries });
    const load = await inChild('load.mjs', { lists, dir });
    const { served, ...lived } = await inChild('lifecycle.mjs', { lists, queries, dir });
    const rows = [
      ...measured.map(({ what, ...times }) => row(`engine alone: ${what}`, times, targets)),
      ...served.map(({ what, ...times }) => row(`through the workers: ${what}`, times, targets)),
    ];
    return [
      { title: `${title}: ${size}`, rows },
      { title: `${title}: loading, memory, swap`, rows: lifecycleRows({ load, ...lived }, targets) },
    ];
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

export async function measureSpeed(lists, cases, withMillion) {
  const queries = Object.fromEntries(Object.entries(await caseQueries(cases)).filter(([, list]) => list.length > 0));
  if (Object.keys(queries).length === 0) return { tables: [] };
  const official = lists.filter((list) => list.official);
  const tables = await measureLists('Official lists', official, queries, TARGETS.official);
  if (withMillion) {
    const { list, dir } = await inChild('million.mjs', { lists: official });
    tables.push(...(await measureLists('One million names', [...official, list], queries, TARGETS.million)));
    await rm(dir, { recursive: true, force: true });
  }
  return { tables };
}
