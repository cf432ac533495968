// Asked by its parent: builds the index from files and leaves it as a snapshot.
import { openEngine } from '../../../services/sanctions/dist/engine/engine.js';
import { answerParent } from './in-child.mjs';

answerParent(async ({ lists, dir }) => {
  const engine = await openEngine({ snapshotDir: dir, workers: 2 });
  const started = performance.now();
  const loaded = await engine.load(lists);
  const ms = performance.now() - started;
  if (!loaded.isLoaded) throw new Error(`${loaded.source}: ${loaded.detail}`);
  await engine.swap(loaded.facts.generation);
  await engine.close();
  return { ms, cpuMs: loaded.facts.buildCpuMs };
});
