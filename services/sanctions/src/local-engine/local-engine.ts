import { join } from 'node:path';
import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { cacheFolder } from '../cache/cache-folder.js';
import { openEngine } from '../engine/engine.js';
import type { Engine } from '../engine/engine-types.js';
import type { ListInput } from '../lists/load-list.js';
import { engineSettings } from '../settings.js';
import { requireFound } from './sentinels.js';

/** The own engine as a part of this service: its workers start and end with the process. */
@Injectable()
export class LocalEngine implements OnModuleInit, OnModuleDestroy {
  private opened?: Engine;
  /** Milliseconds until the lists in force could be searched, at the last change. */
  loadMs?: number;

  async onModuleInit(): Promise<void> {
    this.opened = await openEngine({
      snapshotDir: join(cacheFolder, 'index'),
      settings: engineSettings(),
    });
  }

  async onModuleDestroy(): Promise<void> {
    await this.opened?.close();
  }

  get engine(): Engine {
    if (!this.opened) throw new Error('The engine is not open yet');
    return this.opened;
  }

  /** Builds an index aside, asks it for known names and serves it from then on. Throws when it cannot be built or does not find them; what is served stays. */
  async serve(inputs: ListInput[]): Promise<void> {
    const started = performance.now();
    const outcome = await this.engine.load(inputs);
    if (!outcome.isLoaded) throw new Error(`${outcome.source ?? 'index'}: ${outcome.detail}`);
    await requireFound(this.engine, outcome.facts.generation, outcome.sentinels);
    await this.engine.swap(outcome.facts.generation);
    this.loadMs = Math.round(performance.now() - started);
  }

  /** The snapshot of the last run, if there is one; the versions in it tell whether it will do. */
  async restore(): Promise<void> {
    const started = performance.now();
    if (await this.engine.restore()) this.loadMs = Math.round(performance.now() - started);
  }
}
