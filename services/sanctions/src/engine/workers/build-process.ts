import type { ListEntry } from '../../lists/entry.js';
import { type ListInput, loadList } from '../../lists/load-list.js';
import { mergeEntries } from '../../lists/merge.js';
import { isListRefusal } from '../../lists/refusal.js';
import { type Sentinel, sentinelsToFind } from '../../lists/validate.js';
import { packArrays } from '../index/arrays.js';
import { buildIndex } from '../index/build-index.js';
import { ENGINE_VERSION, type IndexFacts, writeSnapshot } from '../snapshot.js';
import type { BuildReply, BuildTask } from './messages.js';

type Loaded =
  | { entries: ListEntry[]; counts: Record<string, number>; sentinels: Record<string, Sentinel[]> }
  | Extract<BuildReply, { kind: 'refused' }>;

async function loadAll(inputs: readonly ListInput[]): Promise<Loaded> {
  const entries: ListEntry[] = [];
  const counts: Record<string, number> = {};
  const sentinels: Record<string, Sentinel[]> = {};
  for (const input of inputs) {
    try {
      const loaded = await loadList(input);
      counts[input.source] = loaded.length;
      sentinels[input.source] = sentinelsToFind(loaded);
      for (const entry of loaded) entries.push(entry);
    } catch (error) {
      if (isListRefusal(error))
        return { kind: 'refused', source: input.source, reason: error.refusal, detail: error.message };
      throw error;
    }
  }
  return { entries, counts, sentinels };
}

async function build(task: BuildTask): Promise<BuildReply> {
  const loaded = await loadAll(task.inputs);
  if ('kind' in loaded) return loaded;
  const { entries, counts, sentinels } = loaded;
  const arrays = buildIndex(mergeEntries(entries));
  const facts: IndexFacts = {
    generation: task.generation,
    engineVersion: ENGINE_VERSION,
    builtAt: new Date().toISOString(),
    versions: Object.fromEntries(task.inputs.map((input) => [input.source, input.version])),
    entries: counts,
    cards: arrays.cardType.length,
    names: arrays.nameCard.length,
    sourceNames: entries.reduce((sum, entry) => sum + entry.names.length, 0),
    buildCpuMs: Math.round((process.cpuUsage().user + process.cpuUsage().system) / 1000),
  };
  await writeSnapshot(task.snapshotPath, packArrays(arrays), facts);
  return { kind: 'built', facts, sentinels };
}

async function run(task: BuildTask): Promise<BuildReply> {
  try {
    return await build(task);
  } catch (error) {
    return { kind: 'failed', detail: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * A process of its own rather than a thread: parsing and merging take several hundred megabytes for a few
 * seconds, which a thread's memory would leave with the service for good.
 */
process.once('message', (task: BuildTask) => {
  void run(task).then((reply) => process.send?.(reply, () => process.disconnect()));
});
