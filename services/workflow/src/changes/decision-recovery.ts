import { log } from '@dossier/kit/log';
import { Failure } from '@dossier/proto/failures/failure';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Change } from './change.schema.js';
import { Decisions } from './decisions.js';

const EVERY_MS = 10_000;
/** Longer than a user's call lives: whoever still works on a decision is left alone. */
const ABANDONED_MS = 6_000;

/** Finishes the decisions that a crash or an outage left half done. Several processes share the work: each takes what it claims. */
@Injectable()
export class DecisionRecovery implements OnApplicationBootstrap, OnModuleDestroy {
  private timer?: NodeJS.Timeout;
  private running?: Promise<void>;

  constructor(
    @InjectModel('Change') private readonly changes: Model<Change>,
    private readonly decisions: Decisions,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.start(), EVERY_MS);
    this.start();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private start(): void {
    this.running ??= this.finishAll()
      .catch((error: Error) => log.warn({ reason: error.message }, 'unfinished decisions wait'))
      .finally(() => {
        this.running = undefined;
      });
  }

  /** Ends early during an outage: the next round comes soon. */
  private async finishAll(): Promise<void> {
    for (let change = await this.claim(); change?.op; change = await this.claim()) {
      const isOutage = await this.decisions.carryOut(change, change.op).then(
        () => false,
        (error: unknown) => !(error instanceof Failure) || error.wire.status === 503,
      );
      log.info({ change: change._id, step: change.op.step, isOutage }, 'took up an unfinished decision');
      if (isOutage) return;
    }
  }

  private claim(): Promise<Change | null> {
    const now = Date.now();
    return this.changes
      .findOneAndUpdate(
        { 'op.touched_at': { $lt: new Date(now - ABANDONED_MS) } },
        { $set: { 'op.touched_at': new Date(now) } },
        { returnDocument: 'after' },
      )
      .lean<Change>();
  }
}
