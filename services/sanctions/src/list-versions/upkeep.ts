import { setTimeout as pause } from 'node:timers/promises';
import { addReadinessCheck } from '@dossier/kit/health';
import { Jobs } from '@dossier/kit/jobs/jobs';
import { log } from '@dossier/kit/log';
import { nats } from '@dossier/kit/nats';
import { listUpdated } from '@dossier/proto/events/sanctions';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { ListSource } from '../lists/sources.js';
import { settings } from '../settings.js';
import { sources } from './configured.js';
import { InForce } from './in-force.js';
import { measureList } from './list-metrics.js';
import { refreshListJob } from './refresh-job.js';
import { dueId, isDue, isStale, staleSentence } from './staleness.js';
import { Versions } from './versions.js';

const LOOK_MS = 15_000;
/** A start waits so long for a first index; a longer build goes on while calls are told to come again. */
const PATIENCE_MS = 10_000;

/** What happens to the lists by itself: loading at the start, refreshing when due, following the other replicas. */
@Injectable()
export class Upkeep implements OnApplicationBootstrap, OnModuleDestroy {
  private timer?: NodeJS.Timeout;
  private busy = false;

  constructor(
    private readonly versions: Versions,
    private readonly jobs: Jobs,
    private readonly inForce: InForce,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    addReadinessCheck({ name: 'sanction lists', check: () => this.readiness() });
    await this.inForce.restore();
    await this.follow();
    const loading = this.inForce.reconcile().catch(later);
    if (!this.inForce.mayServe) await Promise.race([loading, pause(PATIENCE_MS, undefined, { ref: false })]);
    this.timer = setInterval(() => void this.look(), LOOK_MS);
    void this.look();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Every replica hears it, unlike a consumer of the stream; the regular look is the backstop. */
  private async follow(): Promise<void> {
    const subscription = (await nats()).subscribe(listUpdated.subject);
    void (async () => {
      for await (const _ of subscription) await this.inForce.reconcile().catch(later);
    })().catch(later);
  }

  private async look(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      if (settings.SANCTIONS_REFRESH) for (const source of sources) await this.refreshIfDue(source);
      await this.inForce.reconcile().catch(later);
      for (const source of sources) measureList(source, await this.versions.state(source.id));
    } catch (error) {
      later(error as Error);
    } finally {
      this.busy = false;
    }
  }

  private async refreshIfDue(source: ListSource): Promise<void> {
    const state = await this.versions.state(source.id);
    if (source.isOn && isDue(source, state))
      await this.jobs.start(refreshListJob, { source: source.id }, { id: dueId(source.id, state) });
  }

  private async readiness(): Promise<'up' | { degraded: string }> {
    const stale: string[] = [];
    for (const source of sources.filter(({ isOn }) => isOn))
      if (isStale(source, await this.versions.state(source.id))) stale.push(source.id);
    if (!this.inForce.mayServe) return { degraded: 'the lists are being loaded, nothing can be screened yet' };
    if (this.inForce.onlySample) return { degraded: 'only the sample list of invented names is searched' };
    return stale.length > 0 ? { degraded: staleSentence(stale) } : 'up';
  }
}

const later = (error: Error): void => log.warn({ reason: error.message }, 'lists are looked at again later');
