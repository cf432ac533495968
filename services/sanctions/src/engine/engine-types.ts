import type { ListInput } from '../lists/load-list.js';
import type { RefusalReason } from '../lists/refusal.js';
import type { Sentinel } from '../lists/validate.js';
import type { ScreenQuery } from './query.js';
import type { Hit } from './search.js';
import type { EngineSettings } from './settings.js';
import type { IndexFacts } from './snapshot.js';

export type EngineOptions = {
  /** Where snapshots are kept. Without it a temporary folder is used and nothing survives a restart. */
  snapshotDir?: string;
  /** Query workers; default: one less than the cores, one to four. */
  workers?: number;
  settings?: Partial<EngineSettings>;
};

export type ScreenOptions = {
  limit?: number;
  tenant?: string;
  /** A loaded generation that is not served yet; without it, the one that is. */
  generation?: string;
  settings?: Partial<Pick<EngineSettings, 'threshold' | 'cutOff'>>;
};

/** The answer to one query, with everything that must be stored to explain it later. */
export type ScreenAnswer = {
  hits: Hit[];
  generation: string;
  engineVersion: string;
  versions: Record<string, string>;
  threshold: number;
  cutOff: number;
  milliseconds: number;
};

export type LoadOutcome =
  /** `sentinels`: by source, some of its names that a search must find. */
  | { isLoaded: true; facts: IndexFacts; sentinels: Record<string, Sentinel[]> }
  | { isLoaded: false; source?: string; reason: RefusalReason | 'failed'; detail: string };

export type EngineStatus = {
  isReady: boolean;
  engineVersion: string;
  current?: IndexFacts;
  /** Generations that rollback can return to, newest first. */
  earlier: IndexFacts[];
  tenants: Record<string, IndexFacts>;
};

export type Engine = {
  /** Rejects with a QueryRefusal for a query that cannot be screened, and with an Error when no index is there or a worker fails. */
  screen: (query: ScreenQuery, options?: ScreenOptions) => Promise<ScreenAnswer>;
  /** Builds an index off the serving threads and holds it ready; what is served does not change. */
  load: (inputs: ListInput[]) => Promise<LoadOutcome>;
  /** Serves a loaded generation from the next query on. */
  swap: (generation: string) => Promise<IndexFacts>;
  /** Returns to the generation served before; undefined when there is none. */
  rollback: () => Promise<IndexFacts | undefined>;
  /** Serves the snapshot of the last run; false when there is none that can be used. */
  restore: () => Promise<boolean>;
  /** A tenant's own list, seen by that tenant only. An empty list of inputs removes it. */
  loadTenant: (tenant: string, inputs: ListInput[]) => Promise<LoadOutcome>;
  status: () => EngineStatus;
  close: () => Promise<void>;
};
