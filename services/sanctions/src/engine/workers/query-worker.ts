import { parentPort } from 'node:worker_threads';
import { viewArrays } from '../index/arrays.js';
import { type OpenIndex, openIndex } from '../index/open-index.js';
import { prepareRetrieval } from '../index/retrieve.js';
import { isQueryRefusal, readQuery } from '../query.js';
import { searchSlots } from '../search.js';
import type { FromQueryWorker, ToQueryWorker } from './messages.js';

/** Serves queries over shared indexes. Nothing here waits: every message is answered at once. */
const slots = new Map<string, OpenIndex>();

function screen(message: Extract<ToQueryWorker, { kind: 'screen' }>): FromQueryWorker {
  const { id } = message;
  try {
    const indexes = message.slots.map((slot) => slots.get(slot)).filter((index) => index !== undefined);
    if (indexes.length < message.slots.length) return { kind: 'failed', id, detail: 'the index is not open' };
    return { kind: 'hits', id, hits: searchSlots(indexes, readQuery(message.query), message.limit, message.settings) };
  } catch (error) {
    if (isQueryRefusal(error)) return { kind: 'refused', id, fault: error.fault };
    return { kind: 'failed', id, detail: error instanceof Error ? error.message : String(error) };
  }
}

function handle(message: ToQueryWorker): FromQueryWorker | undefined {
  if (message.kind === 'screen') return screen(message);
  if (message.kind === 'drop') {
    slots.delete(message.slot);
    return undefined;
  }
  const index = openIndex(viewArrays(message.packed));
  prepareRetrieval(index);
  slots.set(message.slot, index);
  return { kind: 'opened', slot: message.slot };
}

parentPort?.on('message', (message: ToQueryWorker) => {
  const reply = handle(message);
  if (reply) parentPort?.postMessage(reply);
});
