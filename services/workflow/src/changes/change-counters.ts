import { log } from '@dossier/kit/log';
import { Store } from '@dossier/kit/store';
import { VIEWS, type View } from '@dossier/proto/calls/notifications';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Client } from '../clients/client.schema.js';
import type { Change, ProposedChange } from './change.schema.js';

const POLL_MS = 1_000;
/** Changes of one moment are counted together. */
const PAUSE_MS = 20;
const BATCH = 500;

/**
 * Keeps each client's number of changes per view. A change that arrives or moves is only marked in its own transaction, and counted
 * a moment later: with the number in that transaction, decisions about one client would have to wait for each other.
 */
@Injectable()
export class ChangeCounters implements OnApplicationBootstrap, OnModuleDestroy {
  private wakeUp: () => void = () => undefined;
  private stopped = false;
  private loop: Promise<void> = Promise.resolve();

  constructor(
    @InjectModel('Change') private readonly changes: Model<Change>,
    @InjectModel('Client') private readonly clients: Model<Client>,
    private readonly store: Store,
  ) {}

  onApplicationBootstrap(): void {
    this.loop = this.run();
  }

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    this.wakeUp();
    await this.loop;
  }

  /** To be called after the commit; without it the change is counted within a second. */
  wake(): void {
    setTimeout(() => this.wakeUp(), PAUSE_MS);
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      await this.countAll().catch((error: Error) => log.warn({ reason: error.message }, 'counting waits'));
      if (!this.stopped) await this.sleep();
    }
  }

  /** Counts everything that is marked. */
  async countAll(): Promise<void> {
    for (;;) {
      const next = await this.changes.findOne({ uncounted: true }, { company_id: 1 }).lean<Change>();
      if (!next || this.stopped) return;
      await this.store.write(() => this.count(next.company_id));
    }
  }

  private async count(company_id: string): Promise<void> {
    const marked = await this.changes
      .find({ company_id, uncounted: true }, { view: 1, counted: 1 })
      .limit(BATCH)
      .lean<ProposedChange[]>();
    await this.clients.updateOne({ _id: company_id }, { $inc: stepsOf(marked) });
    for (const view of VIEWS) {
      const _id = { $in: marked.filter((change) => change.view === view).map((change) => change._id) };
      await this.changes.updateMany({ _id }, { $set: { counted: view }, $unset: { uncounted: 1 } });
    }
  }

  private sleep(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, POLL_MS);
      this.wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** What the numbers have to be raised and lowered by. */
function stepsOf(marked: ProposedChange[]): Record<View, number> {
  const steps = { forConfirmation: 0, history: 0 };
  for (const { view, counted } of marked) {
    steps[view]++;
    if (counted) steps[counted]--;
  }
  return steps;
}
