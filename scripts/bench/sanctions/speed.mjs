import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { openEngine } from '../../../services/sanctions/dist/engine/engine.js';
import { readCases } from './csv.mjs';
import { personQuery } from './index.mjs';
import { writeMillion } from './million.mjs';
import { cpuMs, milliseconds, quantile } from './table.mjs';

const QUERIES = 5_000;
const IN_FLIGHT = 8;
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

/** The engine's own work, in a process of its own: an index built there counts for no other figure. */
async function measureAlone(lists, queries) {
  const child = fork(join(import.meta.dirname, 'alone.mjs'), { serialization: 'advanced' });
  child.send({ lists, queries });
  const [measured] = await once(child, 'message');
  return measured;
}

/** Several queries in flight through the workers: what a service does. */
async function measureServed(engine, queries) {
  const times = [];
  let next = 0;
  const before = process.cpuUsage();
  const started = performance.now();
  const client = async () => {
    while (next < queries.length) {
      const query = queries[next++];
      const sent = performance.now();
      await engine.screen(query);
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, client));
  return {
    times: times.sort((a, b) => a - b),
    cpu: cpuMs(before) / queries.length,
    perSecond: queries.length / ((performance.now() - started) / 1000),
  };
}

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

/** Latency of steady queries while a new generation takes over. */
async function measureSwap(engine, lists, queries) {
  const loaded = await engine.load(lists);
  if (!loaded.isLoaded) return [];
  const times = [];
  let isRunning = true;
  const client = (async () => {
    for (let at = 0; isRunning; at += 1) {
      const started = performance.now();
      await engine.screen(queries[at % queries.length]);
      times.push(performance.now() - started);
    }
  })();
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await new Promise((resolve) => setTimeout(resolve, 300));
  const started = performance.now();
  await engine.swap(loaded.facts.generation);
  const call = performance.now() - started;
  await new Promise((resolve) => setTimeout(resolve, 300));
  isRunning = false;
  await client;
  delay.disable();
  times.sort((a, b) => a - b);
  return [
    { what: 'swap: the call', value: `${milliseconds(call)} ms`, 'must / aim': '' },
    {
      what: 'swap: request thread held up, p99',
      value: `${milliseconds(Math.max(0, delay.percentile(99) / 1e6 - 1))} ms`,
      'must / aim': '5 / 1 ms',
    },
    { what: 'queries around the swap, p99', value: `${milliseconds(quantile(times, 0.99))} ms`, 'must / aim': '' },
  ];
}

async function measureLifecycle(lists, queries, targets, dir) {
  const first = await openEngine({ snapshotDir: dir, workers: 2 });
  const started = performance.now();
  const loaded = await first.load(lists);
  const loadMs = performance.now() - started;
  if (!loaded.isLoaded) throw new Error(`${loaded.source}: ${loaded.detail}`);
  await first.swap(loaded.facts.generation);
  await first.close();

  const engine = await openEngine({ snapshotDir: dir, workers: 2 });
  const restarted = performance.now();
  await engine.restore();
  const restartMs = performance.now() - restarted;
  const served = [];
  for (const [what, list] of Object.entries(queries))
    served.push(row(`through the workers: ${what}`, await measureServed(engine, list), targets));
  const memory = process.memoryUsage().rss;
  const swaps = await measureSwap(engine, lists, Object.values(queries).flat());
  await engine.close();
  const facts = [
    {
      what: 'load from files',
      value: `${(loadMs / 1000).toFixed(1)} s (processor ${(loaded.facts.buildCpuMs / 1000).toFixed(1)} s)`,
      'must / aim': targets.load,
    },
    { what: 'restart from snapshot', value: `${(restartMs / 1000).toFixed(2)} s`, 'must / aim': targets.restart },
    { what: 'memory (RSS, two workers)', value: `${Math.round(memory / 1e6)} MB`, 'must / aim': targets.memory },
    ...swaps,
  ];
  return { facts, served };
}

async function measureLists(title, lists, queries, targets) {
  const dir = await mkdtemp(join(tmpdir(), 'bench-sanctions-'));
  try {
    const { size, measured } = await measureAlone(lists, queries);
    const alone = measured.map(({ what, ...times }) => row(`engine alone: ${what}`, times, targets));
    const { facts, served } = await measureLifecycle(lists, queries, targets, dir);
    return [
      { title: `${title}: ${size}`, rows: [...alone, ...served] },
      { title: `${title}: loading, memory, swap`, rows: facts },
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
    const { list, remove } = await writeMillion(official);
    tables.push(...(await measureLists('One million names', [...official, list], queries, TARGETS.million)));
    await remove();
  }
  return { tables };
}
