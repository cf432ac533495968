import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import { type Principal, service } from '../principal.js';
import { processName } from '../settings.js';
import type { JobDefinition } from './job.js';
import { type JobRecord, type JobState, jobModel } from './job.schema.js';

/** A job that was cancelled before it began can be looked at for so long. */
const KEPT_MS = 14 * 24 * 3_600_000;

type Actor = Pick<Principal, 'tenantId' | 'userId' | 'name'>;

export type StartOptions = {
  /** A job is started once under its id, as long as it is kept: the id of what asks for it makes a repeat harmless. */
  id?: string;
  /** For whom; the service itself unless told otherwise. */
  by?: Actor;
  /** Not before; at once unless told otherwise. */
  at?: Date;
};

/** What takes long or comes by the clock: begun here, carried out by a `@Job` method in any replica of the service. */
@Injectable()
export class Jobs {
  private readonly jobs: Model<JobRecord>;
  private readonly listeners = new Set<() => void>();

  constructor(@InjectConnection() private readonly connection: Connection) {
    this.jobs = jobModel(connection);
  }

  /** Part of the caller's transaction, if there is one: the job exists if and only if the change that asks for it does. Answers its id. */
  async start<Input>(
    { name }: JobDefinition<Input>,
    input: Input,
    { id = randomUUID(), by = service(processName), at = new Date() }: StartOptions = {},
  ): Promise<string> {
    await this.insert(id, { ...waiting(name, by, at), input });
    return id;
  }

  /** The job of one time of its clock, which every replica starts. While an earlier one has not begun there is no other. */
  async startSlot({ name }: JobDefinition, slot: Date): Promise<void> {
    const earlier = await this.jobs.exists({ name, state: 'waiting', attempt: 0, slot: { $lt: slot } });
    if (!earlier)
      await this.insert(`${name}@${slot.toISOString()}`, { ...waiting(name, service(processName), slot), slot });
  }

  /** One job as it stands, for a screen; the filter carries the tenant. */
  find(_id: string, tenant_id: string): Promise<JobRecord | null> {
    return this.jobs.findOne({ _id, tenant_id }).lean<JobRecord>();
  }

  /** The newest jobs of a kind, in any state unless told which. */
  newest<Input>(
    { name }: JobDefinition<Input>,
    tenant_id: string,
    most = 30,
    states?: readonly JobState[],
  ): Promise<JobRecord[]> {
    return this.jobs
      .find({ name, tenant_id, ...(states && { state: { $in: states } }) })
      .sort({ created: -1 })
      .limit(most)
      .lean<JobRecord[]>();
  }

  /** A waiting job ends at once, a running one as soon as its worker hears of it. False if it has ended already. */
  async cancel(_id: string, tenant_id: string): Promise<boolean> {
    const ifWaiting = (then: unknown, otherwise: unknown) => ({
      $cond: [{ $eq: ['$state', 'waiting'] }, then, otherwise],
    });
    const keptUntil = new Date(Date.now() + KEPT_MS);
    const asked = await this.jobs.updateOne(
      { _id, tenant_id, next_at: { $exists: true } },
      [
        {
          $set: {
            cancel_asked: true,
            state: ifWaiting('cancelled', '$state'),
            ended: ifWaiting('$$NOW', '$$REMOVE'),
            expires: ifWaiting(keptUntil, '$$REMOVE'),
            next_at: ifWaiting('$$REMOVE', '$next_at'),
          },
        },
      ],
      { updatePipeline: true },
    );
    return asked.matchedCount > 0;
  }

  /** A job that has failed starts anew, from its last step. False if it has not failed. */
  async retry(_id: string, tenant_id: string): Promise<boolean> {
    const { matchedCount } = await this.jobs.updateOne(
      { _id, tenant_id, state: 'failed' },
      {
        $set: { state: 'waiting', attempt: 0, next_at: new Date() },
        $unset: { ended: 1, expires: 1, cancel_asked: 1 },
      },
    );
    this.wakeAfterCommit();
    return matchedCount > 0;
  }

  /** Hears of jobs that this process has started; those of others are found by looking. */
  onStart(listener: () => void): void {
    this.listeners.add(listener);
  }

  private async insert(_id: string, job: Omit<JobRecord, '_id'>): Promise<void> {
    await this.jobs.updateOne({ _id }, { $setOnInsert: job }, { upsert: true });
    this.wakeAfterCommit();
  }

  private wakeAfterCommit(): void {
    const wake = () => {
      for (const listener of this.listeners) listener();
    };
    const session = sessionOf(this.connection);
    if (session) session.once('ended', wake);
    else wake();
  }
}

const waiting = (name: string, by: Actor, next_at: Date): Omit<JobRecord, '_id'> => ({
  name,
  state: 'waiting',
  tenant_id: by.tenantId,
  actor_id: by.userId,
  actor_name: by.name,
  created: new Date(),
  next_at,
  attempt: 0,
});

/** The session of the transaction that the caller is in. */
function sessionOf(connection: Connection): ClientSession | undefined {
  const { base } = connection as Connection & {
    base: { transactionAsyncLocalStorage?: { getStore(): { session?: ClientSession } | undefined } };
  };
  return base.transactionAsyncLocalStorage?.getStore()?.session;
}
