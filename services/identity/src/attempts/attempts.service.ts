import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { currentContext } from '@dossier/kit/context';
import { failure } from '@dossier/proto/failures/failure';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { settings } from '../settings.js';
import { type AttemptRule, PER_ADDRESS, PER_EMAIL } from './attempt-rules.js';
import { failed, reserved } from './attempt-updates.js';
import type { AttemptsRecord } from './attempts.schema.js';
import { oneByOne } from './one-by-one.js';

export type Outcome = 'passed' | 'failed' | 'undecided';
/** Ends an attempt; answers how often the e-mail has failed now. */
export type EndAttempt = (outcome: Outcome) => Promise<number>;

const OF_ADDRESS: AttemptRule = { ...PER_ADDRESS, limit: Math.ceil(PER_ADDRESS.limit * settings.RATE_LIMIT_FACTOR) };
/** A reservation may be lost with a server: it would have run out anyway. A failure is written to the majority. */
const QUICK = { w: 1 } as const;
const RETRY_MS = 20;
const ANSWER_BEFORE_DEADLINE_MS = 1_000;

/** Counts failed sign-ins. An attempt is reserved before the password is checked, so parallel guesses cannot slip past the limit. */
@Injectable()
export class AttemptsService {
  constructor(@InjectModel('Attempts') private readonly attempts: Model<AttemptsRecord>) {}

  /** Waits while the free attempts are taken by others that are being checked; throws when the limit is reached. */
  async begin(email: string, address = ''): Promise<EndAttempt> {
    const id = randomUUID();
    const keys = [keyOf(OF_ADDRESS, address), keyOf(PER_EMAIL, email)] as const;
    await this.refuseLocked(keys[1]);
    await this.take(OF_ADDRESS, keys[0], id);
    await this.take(PER_EMAIL, keys[1], id).catch(async (error: unknown) => {
      await this.giveBack(keys[0], id);
      throw error;
    });
    return async (outcome) => {
      await this.settle(OF_ADDRESS, keys[0], id, outcome === 'failed' ? 'failed' : 'undecided');
      return this.settle(PER_EMAIL, keys[1], id, outcome);
    };
  }

  /** A locked e-mail costs one read, so that hammering on it slows down nobody else. */
  private async refuseLocked(key: string): Promise<void> {
    const record = await this.attempts.findOne({ _id: key }).lean<AttemptsRecord>();
    if (record) assertOpen(PER_EMAIL, record);
  }

  private take(rule: AttemptRule, key: string, id: string): Promise<void> {
    return oneByOne(key, async () => {
      if (rule.locks) await this.refuseLocked(key);
      const deadline = (currentContext()?.deadline ?? Number.POSITIVE_INFINITY) - ANSWER_BEFORE_DEADLINE_MS;
      while (Date.now() < deadline) {
        const record = await this.reserve(rule, key, id);
        if (record.pending.some((one) => one.id === id)) return;
        assertOpen(rule, record);
        await pause(RETRY_MS);
      }
      throw failure('rate.limited');
    });
  }

  private async reserve(rule: AttemptRule, key: string, id: string): Promise<AttemptsRecord> {
    const options = { upsert: true, returnDocument: 'after', updatePipeline: true, writeConcern: QUICK } as const;
    return this.attempts
      .findOneAndUpdate({ _id: key }, reserved(rule, id, new Date()), options)
      .lean<AttemptsRecord>()
      .orFail();
  }

  private async settle(rule: AttemptRule, key: string, id: string, outcome: Outcome): Promise<number> {
    if (outcome === 'undecided') return this.giveBack(key, id);
    if (outcome === 'passed') {
      await this.attempts.updateOne(
        { _id: key },
        { $set: { failures: 0 }, $unset: { locked_until: 1 }, $pull: { pending: { id } } },
      );
      return 0;
    }
    const after = await this.attempts
      .findOneAndUpdate({ _id: key }, failed(rule, id, new Date()), { returnDocument: 'after', updatePipeline: true })
      .lean<AttemptsRecord>();
    return after?.failures ?? 0;
  }

  private async giveBack(key: string, id: string): Promise<number> {
    await this.attempts.updateOne({ _id: key }, { $pull: { pending: { id } } }, { writeConcern: QUICK });
    return 0;
  }
}

/** Hashed, so that the collection holds no addresses of strangers. */
const keyOf = ({ name }: AttemptRule, value: string): string =>
  `${name}:${createHash('sha256').update(value).digest('base64url')}`;

function assertOpen(rule: AttemptRule, { failures, locked_until, forget }: AttemptsRecord): void {
  const until = rule.locks ? locked_until : failures >= rule.limit ? forget : undefined;
  const waitMs = (until?.getTime() ?? 0) - Date.now();
  if (waitMs > 0) throw failure('identity.account.locked', { retryAfter: Math.ceil(waitMs / 1_000) });
}
