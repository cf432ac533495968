import { Worker } from 'node:worker_threads';
import type { PackedIndex } from '../index/arrays.js';
import { queryRefusal } from '../query.js';
import type { Hit } from '../search.js';
import { workerUrl } from './locate.js';
import type { FromQueryWorker, ToQueryWorker } from './messages.js';

type Waiting = { resolve: (hits: Hit[]) => void; reject: (error: Error) => void; timer: NodeJS.Timeout };
type Member = { worker: Worker; waiting: Map<number, Waiting>; opening: Map<string, () => void> };
type ScreenMessage = Omit<Extract<ToQueryWorker, { kind: 'screen' }>, 'kind' | 'id'>;

/** Query workers that share the open indexes. */
export type Pool = {
  screen: (message: ScreenMessage) => Promise<Hit[]>;
  /** Resolves when every worker serves the slot. */
  open: (slot: string, packed: PackedIndex) => Promise<void>;
  drop: (slot: string) => void;
  close: () => Promise<void>;
};

/** Queries leave little behind: a small nursery keeps the process small. */
const QUERY_MEMORY = { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 512 };
const QUERY_DEADLINE_MS = 10_000;

function settle(member: Member, id: number, act: (waiting: Waiting) => void): void {
  const waiting = member.waiting.get(id);
  if (!waiting) return;
  member.waiting.delete(id);
  clearTimeout(waiting.timer);
  act(waiting);
}

function receive(member: Member, message: FromQueryWorker): void {
  if (message.kind === 'opened') {
    member.opening.get(message.slot)?.();
    member.opening.delete(message.slot);
    return;
  }
  settle(member, message.id, ({ resolve, reject }) => {
    if (message.kind === 'hits') resolve(message.hits);
    else reject(message.kind === 'refused' ? queryRefusal(message.fault) : new Error(message.detail));
  });
}

function failAll(member: Member, detail: string): void {
  for (const id of [...member.waiting.keys()]) settle(member, id, ({ reject }) => reject(new Error(detail)));
  for (const opened of member.opening.values()) opened();
  member.opening.clear();
}

/** A worker that dies fails its open queries (never "no match"), and is replaced. */
export function startPool(size: number): Pool {
  const slots = new Map<string, PackedIndex>();
  const members: Member[] = [];
  let isClosing = false;
  let nextId = 1;

  const start = (place: number): void => {
    const member: Member = {
      worker: new Worker(workerUrl('query-worker'), { resourceLimits: QUERY_MEMORY }),
      waiting: new Map(),
      opening: new Map(),
    };
    member.worker.on('message', (message: FromQueryWorker) => receive(member, message));
    member.worker.on('error', () => undefined);
    member.worker.on('exit', () => {
      failAll(member, 'the query worker ended');
      if (!isClosing) start(place);
    });
    for (const [slot, packed] of slots)
      member.worker.postMessage({ kind: 'open', slot, packed } satisfies ToQueryWorker);
    members[place] = member;
  };
  for (let place = 0; place < size; place += 1) start(place);

  const ask = (member: Member, message: ScreenMessage): Promise<Hit[]> =>
    new Promise((resolve, reject) => {
      const id = nextId++;
      const timer = setTimeout(
        () => settle(member, id, (waiting) => waiting.reject(new Error('the query took too long'))),
        QUERY_DEADLINE_MS,
      );
      member.waiting.set(id, { resolve, reject, timer });
      member.worker.postMessage({ kind: 'screen', id, ...message } satisfies ToQueryWorker);
    });

  return {
    screen: (message) =>
      ask(
        members.reduce((least, member) => (member.waiting.size < least.waiting.size ? member : least)),
        message,
      ),
    open: async (slot, packed) => {
      slots.set(slot, packed);
      await Promise.all(
        members.map(
          (member) =>
            new Promise<void>((resolve) => {
              member.opening.set(slot, resolve);
              member.worker.postMessage({ kind: 'open', slot, packed } satisfies ToQueryWorker);
            }),
        ),
      );
    },
    drop: (slot) => {
      slots.delete(slot);
      for (const member of members) member.worker.postMessage({ kind: 'drop', slot } satisfies ToQueryWorker);
    },
    close: async () => {
      isClosing = true;
      await Promise.all(members.map((member) => member.worker.terminate()));
    },
  };
}
