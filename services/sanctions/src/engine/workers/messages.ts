import type { ListInput } from '../../lists/load-list.js';
import type { RefusalReason } from '../../lists/refusal.js';
import type { Sentinel } from '../../lists/validate.js';
import type { PackedIndex } from '../index/arrays.js';
import type { QueryFault, ScreenQuery } from '../query.js';
import type { Hit } from '../search.js';
import type { EngineSettings } from '../settings.js';
import type { IndexFacts } from '../snapshot.js';

/** Makes an index from lists and leaves it as a snapshot. */
export type BuildTask = { generation: string; inputs: ListInput[]; snapshotPath: string };

export type BuildReply =
  | { kind: 'built'; facts: IndexFacts; sentinels: Record<string, Sentinel[]> }
  | { kind: 'refused'; source: string; reason: RefusalReason; detail: string }
  | { kind: 'failed'; detail: string };

/** Index slots of a query worker: one for the public lists per generation, one per tenant. */
export type ToQueryWorker =
  | { kind: 'open'; slot: string; packed: PackedIndex }
  | { kind: 'drop'; slot: string }
  | { kind: 'screen'; id: number; slots: string[]; query: ScreenQuery; limit: number; settings: EngineSettings };

export type FromQueryWorker =
  | { kind: 'opened'; slot: string }
  | { kind: 'hits'; id: number; hits: Hit[] }
  | { kind: 'refused'; id: number; fault: QueryFault }
  | { kind: 'failed'; id: number; detail: string };
