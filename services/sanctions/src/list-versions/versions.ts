import { randomUUID } from 'node:crypto';
import { Events } from '@dossier/kit/outbox';
import { service } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import { listAlarmed } from '@dossier/proto/events/sanctions';
import { failure } from '@dossier/proto/failures/failure';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { RefusalDetail } from '../lists/refusal.js';
import type { Validators } from './fetch-files.js';
import { NOT_LOADED, STATE, type StateRecord, VERSION, type VersionRecord } from './version.schema.js';

export const KEPT = 3;
/** A claim lasts this long beyond the life of its process. */
const CLAIM_MS = 30_000;
const DUPLICATE = 11_000;

const claimed = () => ({ refreshing_until: new Date(Date.now() + CLAIM_MS) });

/** The kept versions of every list and where each list stands. */
@Injectable()
export class Versions {
  constructor(
    @InjectModel(VERSION) private readonly versions: Model<VersionRecord>,
    @InjectModel(STATE) private readonly states: Model<StateRecord>,
    private readonly store: Store,
    private readonly events: Events,
  ) {}

  async state(list: string): Promise<StateRecord> {
    return (await this.states.findById(list).lean<StateRecord>()) ?? { _id: list, in_force: 0 };
  }

  /** Newest first. */
  of(list: string): Promise<VersionRecord[]> {
    return this.versions.find({ list }).sort({ version: -1 }).lean<VersionRecord[]>().exec();
  }

  /** Every version of the public lists that is kept, those of sources that are no longer configured included. */
  kept(): Promise<VersionRecord[]> {
    return this.versions
      .find({ list: { $not: /^own:/ } })
      .lean<VersionRecord[]>()
      .exec();
  }

  one(list: string, version: number): Promise<VersionRecord | null> {
    return this.versions.findOne({ list, version }).lean<VersionRecord>().exec();
  }

  /**
   * Makes this replica the only one that refreshes the list, until the answered function gives it back or the process is
   * gone. Throws 409 while another replica does.
   */
  async claim(list: string): Promise<() => Promise<void>> {
    const refreshing_by = randomUUID();
    const free = [{ refreshing_until: { $exists: false } }, { refreshing_until: { $lt: new Date() } }];
    await this.states
      .findOneAndUpdate({ _id: list, $or: free }, { $set: { refreshing_by, ...claimed() } }, { upsert: true })
      .catch((error: { code?: number }) => {
        throw error.code === DUPLICATE ? failure('sanctions.list.busy') : error;
      });
    const mine = { _id: list, refreshing_by };
    const renewed = (): Promise<unknown> => this.states.updateOne(mine, { $set: claimed() }).catch(() => undefined);
    const renewing = setInterval(() => void renewed(), CLAIM_MS / 3);
    return async () => {
      clearInterval(renewing);
      await this.states.updateOne(mine, { $unset: { refreshing_until: 1, refreshing_by: 1 } });
    };
  }

  /** The publisher was asked with success, which says nothing of whether the version in force can be searched. */
  async checked(list: string, validators?: Validators): Promise<void> {
    const change = { checked_at: new Date(), ...(validators && { validators }) };
    await this.states.updateOne({ _id: list }, { $set: change }, { upsert: true });
    await this.states.updateOne({ _id: list, 'alarm.reason': { $ne: NOT_LOADED } }, { $unset: { alarm: 1 } });
  }

  /** Told to others when there was none for this reason: a list that cannot be had is tried again and again. */
  async raiseAlarm(list: string, reason: string, message: RefusalDetail): Promise<void> {
    const alarm = { at: new Date(), reason, message: typeof message === 'string' ? message.slice(0, 500) : message };
    await this.store.transaction(async () => {
      const before = await this.states
        .findOneAndUpdate({ _id: list }, { $set: { alarm } }, { upsert: true })
        .lean<StateRecord>();
      if (before?.alarm?.reason !== reason)
        await this.events.publish(listAlarmed, service('sanctions'), list, { source: list, reason });
    });
  }

  /** The version in force cannot be searched. One that lasts keeps its first moment; a failed refresh is not hidden by it. */
  async raiseNotLoaded(lists: readonly string[], message: string): Promise<void> {
    const alarm = { at: new Date(), reason: NOT_LOADED, message: message.slice(0, 500) };
    await this.states.updateMany({ _id: { $in: lists }, alarm: { $exists: false } }, { $set: { alarm } });
  }

  async clearNotLoaded(): Promise<void> {
    await this.states.updateMany({ 'alarm.reason': NOT_LOADED }, { $unset: { alarm: 1 } });
  }

  /** Part of the caller's transaction. */
  async add(version: VersionRecord): Promise<void> {
    await this.versions.create(version);
    await this.putInForce(version.list, version.version);
  }

  /** Part of the caller's transaction. 0 takes the list out of the search. */
  async putInForce(list: string, version: number): Promise<void> {
    await this.states.updateOne({ _id: list }, { $set: { in_force: version } }, { upsert: true });
  }

  /** Versions beyond the last three, the one in force kept in any case; their records are gone when this returns. */
  async prune(list: string): Promise<VersionRecord[]> {
    const { in_force } = await this.state(list);
    const old = (await this.of(list)).slice(KEPT).filter(({ version }) => version !== in_force);
    await this.versions.deleteMany({ _id: { $in: old.map(({ _id }) => _id) } });
    return old;
  }
}
