// Asked by its parent: each query by itself in one thread, once the code is compiled.
import { answerParent } from './in-child.mjs';
import { indexOf, search } from './index.mjs';
import { cpuMs } from './table.mjs';

const WARM_UP = 1_000;

function measure(index, queries) {
  for (let at = 0; at < WARM_UP; at += 1) search(index, queries[at % queries.length]);
  const times = [];
  const before = process.cpuUsage();
  for (const query of queries) {
    const started = performance.now();
    search(index, query);
    times.push(performance.now() - started);
  }
  return { times: times.sort((a, b) => a - b), cpu: cpuMs(before) / queries.length };
}

answerParent(async ({ lists, queries }) => {
  const { index, sourceNames } = await indexOf(lists);
  const counts = [sourceNames, index.names, index.cards].map((count) => count.toLocaleString('en'));
  const size = `${counts[0]} names, ${counts[1]} different, ${counts[2]} cards`;
  const measured = Object.entries(queries).map(([what, list]) => ({ what, ...measure(index, list) }));
  return { size, measured };
});
