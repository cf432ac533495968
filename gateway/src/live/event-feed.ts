import { setTimeout as pause } from 'node:timers/promises';
import { log } from '@dossier/kit/log';
import { nats } from '@dossier/kit/nats';
import { type Envelope, STREAM } from '@dossier/proto/events/event';
import { DeliverPolicy, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { Injectable } from '@nestjs/common';
import { type Hint, hintOf, SUBJECTS } from './hint.js';

const AGAIN_MS = 1_000;
/** So many are kept for whoever comes back after a short while. */
const KEPT = 1_000;

type Listener = { hear(hint: Hint): void; missed(): void };

/** Reads every event from now on, in each gateway for itself, and keeps the hints of the last ones. */
@Injectable()
export class EventFeed {
  private readonly listeners: Listener[] = [];
  private recent: Hint[] = [];
  /** `recent` has all hints after this number of the stream, up to `last`. */
  private from = Number.POSITIVE_INFINITY;
  private last = 0;

  listen(listener: Listener): void {
    this.listeners.push(listener);
  }

  start(): void {
    void this.follow();
  }

  /** The hints after this number; undefined if some are not known any more. */
  since(seq: number): Hint[] | undefined {
    if (!(seq >= this.from && seq <= this.last)) return undefined;
    return this.recent.filter((hint) => hint.seq > seq);
  }

  private async follow(): Promise<never> {
    for (;;) {
      await this.read().catch((error: Error) => log.debug({ reason: error.message }, 'events are not heard'));
      await pause(AGAIN_MS);
    }
  }

  /** Ends, or throws, when the stream is away; whatever was told meanwhile is missed. */
  private async read(): Promise<void> {
    const connection = await nats();
    const { state } = await (await jetstreamManager(connection)).streams.info(STREAM);
    const consumer = await jetstream(connection).consumers.get(STREAM, {
      filter_subjects: SUBJECTS,
      deliver_policy: DeliverPolicy.StartSequence,
      opt_start_seq: state.last_seq + 1,
    });
    [this.recent, this.from, this.last] = [[], state.last_seq, state.last_seq];
    for (const listener of this.listeners) listener.missed();
    for await (const message of await consumer.consume()) {
      this.last = message.seq;
      const hint = hintOf(message.seq, message.json<Envelope>());
      if (!hint) continue;
      this.keep(hint);
      for (const listener of this.listeners) listener.hear(hint);
    }
  }

  private keep(hint: Hint): void {
    this.recent.push(hint);
    if (this.recent.length > KEPT) this.from = this.recent.shift()?.seq ?? this.from;
  }
}
