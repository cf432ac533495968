// Asked by its parent: a restart from the snapshot, queries through the workers, and a swap under load.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { openEngine } from '../../../services/sanctions/dist/engine/engine.js';
import { answerParent } from './in-child.mjs';
import { cpuMs, quantile } from './table.mjs';

const IN_FLIGHT = 8;

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

/** Latency of steady queries while a new generation takes over. */
async function measureSwap(engine, lists, queries) {
  const loaded = await engine.load(lists);
  if (!loaded.isLoaded) throw new Error(`${loaded.source}: ${loaded.detail}`);
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
  return {
    callMs: call,
    heldUpMs: Math.max(0, delay.percentile(99) / 1e6 - 1),
    queryMs: quantile(times, 0.99),
  };
}

answerParent(async ({ lists, queries, dir }) => {
  const engine = await openEngine({ snapshotDir: dir, workers: 2 });
  const restarted = performance.now();
  await engine.restore();
  const restartMs = performance.now() - restarted;
  const served = [];
  for (const [what, list] of Object.entries(queries)) served.push({ what, ...(await measureServed(engine, list)) });
  const memory = process.memoryUsage().rss;
  const swap = await measureSwap(engine, lists, Object.values(queries).flat());
  await engine.close();
  return { restartMs, served, memory, swap };
});
