import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ListInput } from '../lists/load-list.js';
import type { Engine, EngineOptions, EngineStatus, LoadOutcome, ScreenAnswer, ScreenOptions } from './engine-types.js';
import type { PackedIndex } from './index/arrays.js';
import { readQuery, type ScreenQuery } from './query.js';
import { DEFAULT_SETTINGS, type EngineSettings } from './settings.js';
import { ENGINE_VERSION, type IndexFacts, readFacts, type SnapshotReading } from './snapshot.js';
import { openSnapshotStore, type SnapshotStore } from './snapshot-store.js';
import { runBuild, runRestore } from './workers/build.js';
import { type Pool, startPool } from './workers/pool.js';

type State = {
  pool: Pool;
  store: SnapshotStore;
  settings: EngineSettings;
  current: IndexFacts | undefined;
  earlier: IndexFacts[];
  candidates: Map<string, IndexFacts>;
  tenants: Map<string, IndexFacts>;
};

const KEPT_EARLIER = 2;
const DEFAULT_LIMIT = 10;
const LARGEST_LIMIT = 100;

const EMPTY: IndexFacts = {
  generation: '',
  engineVersion: ENGINE_VERSION,
  builtAt: '',
  versions: {},
  entries: {},
  cards: 0,
  names: 0,
  sourceNames: 0,
  buildCpuMs: 0,
};

const slotOf = ({ generation }: IndexFacts): string => `public:${generation}`;
const newGeneration = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;

type Opened = { facts: IndexFacts; packed: PackedIndex };

const usable = (reading: SnapshotReading): Opened | undefined => ('fault' in reading ? undefined : reading);

async function screen(state: State, query: ScreenQuery, options: ScreenOptions): Promise<ScreenAnswer> {
  const started = performance.now();
  readQuery(query);
  const facts = options.generation === undefined ? state.current : state.candidates.get(options.generation);
  if (!facts) throw new Error('no list is loaded');
  const settings = { ...state.settings, ...options.settings };
  const limit = Math.min(LARGEST_LIMIT, Math.max(1, options.limit ?? DEFAULT_LIMIT));
  const tenant = options.tenant === undefined ? undefined : state.tenants.get(options.tenant);
  const slots = tenant ? [slotOf(facts), slotOf(tenant)] : [slotOf(facts)];
  const hits = await state.pool.screen({ slots, query, limit, settings });
  return {
    hits,
    generation: facts.generation,
    engineVersion: ENGINE_VERSION,
    versions: { ...facts.versions, ...tenant?.versions },
    threshold: settings.threshold,
    cutOff: settings.cutOff,
    milliseconds: performance.now() - started,
  };
}

/** Builds in another process; the snapshot it leaves is then opened in every query worker. */
async function buildAndOpen(
  state: State,
  generation: string,
  inputs: ListInput[],
): Promise<{ outcome: LoadOutcome; opened?: Opened }> {
  const snapshotPath = state.store.pathOf(generation);
  const reply = await runBuild({ generation, inputs, snapshotPath });
  if (reply.kind === 'refused')
    return { outcome: { isLoaded: false, source: reply.source, reason: reply.reason, detail: reply.detail } };
  if (reply.kind === 'failed') return { outcome: { isLoaded: false, reason: 'failed', detail: reply.detail } };
  const opened = usable(await runRestore(snapshotPath));
  if (!opened) return { outcome: { isLoaded: false, reason: 'failed', detail: 'the snapshot could not be read back' } };
  await state.pool.open(slotOf(opened.facts), opened.packed);
  return { outcome: { isLoaded: true, facts: opened.facts, sentinels: reply.sentinels }, opened };
}

async function load(state: State, inputs: ListInput[]): Promise<LoadOutcome> {
  const { outcome, opened } = await buildAndOpen(state, newGeneration(), inputs);
  for (const facts of state.candidates.values()) state.pool.drop(slotOf(facts));
  state.candidates.clear();
  if (opened) state.candidates.set(opened.facts.generation, opened.facts);
  return outcome;
}

async function remember(state: State): Promise<void> {
  const kept = [state.current, ...state.earlier].filter((facts) => facts !== undefined);
  await state.store.write(kept.map((facts) => facts.generation));
}

/** One assignment changes what the next query sees; queries under way finish on the index they began with. */
async function swap(state: State, generation: string): Promise<IndexFacts> {
  const next = state.candidates.get(generation);
  if (!next) throw new Error(`generation ${generation} is not loaded`);
  state.candidates.delete(generation);
  const previous = state.current;
  state.current = next;
  if (previous) {
    state.earlier = [previous, ...state.earlier].slice(0, KEPT_EARLIER);
    state.pool.drop(slotOf(previous));
  }
  await remember(state);
  return next;
}

/** Earlier generations lie on disk only; bringing one back is a matter of a second. */
async function rollback(state: State): Promise<IndexFacts | undefined> {
  const target = state.earlier[0];
  const opened = target && usable(await runRestore(state.store.pathOf(target.generation)));
  if (!opened) return undefined;
  await state.pool.open(slotOf(opened.facts), opened.packed);
  const abandoned = state.current;
  state.current = opened.facts;
  state.earlier = state.earlier.slice(1);
  if (abandoned) state.pool.drop(slotOf(abandoned));
  await remember(state);
  return opened.facts;
}

/** The newest usable snapshot is served; the others are only noted for rollback. */
async function restore(state: State): Promise<boolean> {
  const generations = await state.store.read();
  for (const [at, generation] of generations.entries()) {
    const opened = usable(await runRestore(state.store.pathOf(generation)));
    if (!opened) continue;
    await state.pool.open(slotOf(opened.facts), opened.packed);
    state.current = opened.facts;
    const older = await Promise.all(generations.slice(at + 1).map((other) => readFacts(state.store.pathOf(other))));
    state.earlier = older.filter((facts) => facts !== undefined);
    return true;
  }
  return false;
}

async function loadTenant(state: State, tenant: string, inputs: ListInput[]): Promise<LoadOutcome> {
  const before = state.tenants.get(tenant);
  const forget = (): void => {
    state.tenants.delete(tenant);
    if (before) state.pool.drop(slotOf(before));
  };
  if (inputs.length === 0) {
    forget();
    return { isLoaded: true, facts: EMPTY, sentinels: {} };
  }
  const { outcome, opened } = await buildAndOpen(state, `tenant-${newGeneration()}`, inputs);
  if (!opened) return outcome;
  forget();
  state.tenants.set(tenant, opened.facts);
  await rm(state.store.pathOf(opened.facts.generation), { force: true });
  return outcome;
}

function status(state: State): EngineStatus {
  const { current } = state;
  return {
    isReady: current !== undefined,
    engineVersion: ENGINE_VERSION,
    ...(current && { current }),
    earlier: state.earlier,
    tenants: Object.fromEntries(state.tenants),
  };
}

function defaultWorkers(): number {
  return Math.min(4, Math.max(1, availableParallelism() - 1));
}

/** Starts the query workers. Nothing is served until `restore`, or `load` and `swap`. */
export async function openEngine(options: EngineOptions = {}): Promise<Engine> {
  const state: State = {
    pool: startPool(options.workers ?? defaultWorkers()),
    store: await openSnapshotStore(options.snapshotDir ?? (await mkdtemp(join(tmpdir(), 'dossier-sanctions-')))),
    settings: { ...DEFAULT_SETTINGS, ...options.settings },
    current: undefined,
    earlier: [],
    candidates: new Map(),
    tenants: new Map(),
  };
  return {
    screen: (query, screenOptions = {}) => screen(state, query, screenOptions),
    load: (inputs) => load(state, inputs),
    swap: (generation) => swap(state, generation),
    rollback: () => rollback(state),
    restore: () => restore(state),
    loadTenant: (tenant, inputs) => loadTenant(state, tenant, inputs),
    status: () => status(state),
    close: () => state.pool.close(),
  };
}
