import { setTimeout as pause } from 'node:timers/promises';
import { consumerOf, type Envelope, STREAM } from '@dossier/proto/events/event';
import {
  AckPolicy,
  type ConsumerMessages,
  DeliverPolicy,
  type JsMsg,
  jetstream,
  jetstreamManager,
} from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import type { Connection } from 'mongoose';
import { backoffMs, countFailure, MAX_FAILURES } from './failed-events.js';
import { type Held, whileLeased } from './lease.js';
import { log } from './log.js';
import { eventsBehind, eventsHandled, eventsSetAside } from './metrics.js';
import { ensureStream, nanos } from './stream.js';
import { toWireFailure } from './wire.js';

export type EventHandler = (envelope: Envelope) => Promise<unknown>;
/** All events up to this number of the stream are done; `stream` is when that stream was made, in epoch milliseconds. */
type Position = { stream: number; seq: number };

/** So many may wait behind one that fails before no more are taken. */
const MOST_UNFINISHED = 1_000;
/** A server that has become silent is noticed after so long. */
const PULL_MS = 5_000;
/** The consumer of a process that is gone is removed by the server after so long. */
const UNUSED_MS = 60_000;

/**
 * Receives the events of one service, all kinds in one order. One process of the service does it at a time; when that one ends,
 * another goes on from the stored position. An event may therefore be handled twice, which `Store.once` makes harmless, but never
 * before an older event of the same client. An event that fails is tried again and finally set aside; meanwhile only the events
 * of its own client wait.
 */
export class EventConsumer {
  private readonly stopping = new AbortController();
  private readonly loop: Promise<void>;

  constructor(
    private readonly connection: NatsConnection,
    private readonly database: Connection,
    private readonly owner: string,
    private readonly handlers: ReadonlyMap<string, EventHandler>,
  ) {
    this.loop = whileLeased<Position>(database, 'events', this.stopping.signal, (held) => this.consume(held));
  }

  /** Takes no more events and waits for those in work. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.loop;
  }

  private async consume(held: Held<Position>): Promise<void> {
    const { made } = await ensureStream(this.connection);
    const stream = made.getTime();
    const start = held.from?.stream === stream ? held.from.seq + 1 : 1;
    const messages = await this.open(start);
    const work = new Work((seq) => held.reached({ stream, seq }));
    const close = () => {
      void messages.close();
      work.makeRoom();
    };
    held.signal.addEventListener('abort', close, { once: true });
    try {
      let delivered = 0;
      for await (const message of messages) {
        // What was lost on its way comes to nobody else: the consumer is made anew from the last event that is done.
        if (message.info.deliverySequence !== ++delivered) throw new Error('an event was lost on its way');
        await work.room(MOST_UNFINISHED);
        if (held.signal.aborted) break;
        work.add(message, () => this.untilDone(message, held.signal));
      }
    } finally {
      held.signal.removeEventListener('abort', close);
      await messages.close();
      await work.end();
      eventsBehind.set(0);
    }
  }

  /** The consumer belongs to the process that holds the lease; the one of the holder before goes. */
  private async open(start: number): Promise<ConsumerMessages> {
    const name = consumerOf(this.owner);
    const { consumers } = await jetstreamManager(this.connection);
    await consumers.delete(STREAM, name).catch(() => undefined);
    await consumers.add(STREAM, {
      durable_name: name,
      filter_subjects: [...this.handlers.keys()],
      deliver_policy: DeliverPolicy.StartSequence,
      opt_start_seq: start,
      ack_policy: AckPolicy.None,
      mem_storage: true,
      num_replicas: 1,
      inactive_threshold: nanos(UNUSED_MS),
    });
    const consumer = await jetstream(this.connection).consumers.get(STREAM, name);
    return consumer.consume({ max_messages: 128, expires: PULL_MS, abort_on_missing_resource: true });
  }

  /** Answers whether it is done; false when this process is to stop. */
  private async untilDone(message: JsMsg, signal: AbortSignal): Promise<boolean> {
    for (let outages = 0; !signal.aborted; ) {
      try {
        await this.handlers.get(message.subject)?.(message.json<Envelope>());
        eventsHandled.inc({ subject: message.subject, outcome: 'ok' });
        return true;
      } catch (error) {
        eventsHandled.inc({ subject: message.subject, outcome: 'failed' });
        // While a part is down no event is to blame.
        const failures = isOutage(error) ? 0 : await this.count(message, error as Error);
        if (failures >= MAX_FAILURES && (await this.setAside(message, error as Error))) return true;
        await pause(backoffMs(failures || ++outages), undefined, { signal }).catch(() => undefined);
      }
    }
    return false;
  }

  /** 0 when it could not be counted. */
  private async count(message: JsMsg, error: Error): Promise<number> {
    const failures = await countFailure(this.database, `${this.owner}:${message.seq}`, error.message).catch(() => 0);
    log.error({ err: error, owner: this.owner, seq: message.seq, failures }, 'event handler failed');
    return failures;
  }

  private async setAside(message: JsMsg, { message: reason }: Error): Promise<boolean> {
    const name = consumerOf(this.owner);
    const letter = JSON.stringify({ consumer: name, seq: message.seq, reason, event: message.string() });
    const msgID = `${name}:${message.seq}`;
    const isKept = await jetstream(this.connection)
      .publish(`dossier.dead.${name}`, letter, { msgID })
      .then(
        () => true,
        () => false,
      );
    if (isKept) eventsSetAside.inc({ part: 'consumer' });
    return isKept;
  }
}

const isOutage = (error: unknown): boolean => toWireFailure(error).code === 'system.unavailable';

/** Events in work: those of different clients side by side, those of one client one after the other. */
class Work {
  /** The last event of each client. */
  private readonly last = new Map<string, Promise<unknown>>();
  /** In the order of the stream. */
  private readonly unfinished = new Set<number>();
  private newest = 0;
  private onStream = 0;
  private ended = Promise.withResolvers<void>();

  /** `reached` hears up to which number of the stream all events are done. */
  constructor(private readonly reached: (seq: number) => void) {}

  /** Waits until fewer than `most` are in work, or for `makeRoom`. */
  async room(most: number): Promise<void> {
    if (this.unfinished.size < most) return;
    this.ended = Promise.withResolvers();
    await this.ended.promise;
  }

  makeRoom(): void {
    this.ended.resolve();
  }

  add(message: JsMsg, untilDone: () => Promise<boolean>): void {
    const client = clientOf(message);
    this.unfinished.add(message.seq);
    this.newest = message.seq;
    this.onStream = message.info.pending;
    const before = this.last.get(client) ?? Promise.resolve();
    const end = before.then(untilDone).then((isDone) => isDone && this.done(message.seq));
    this.last.set(client, end);
    void end.finally(() => {
      if (this.last.get(client) === end) this.last.delete(client);
    });
  }

  async end(): Promise<void> {
    await Promise.all(this.last.values());
  }

  private done(seq: number): void {
    this.unfinished.delete(seq);
    const [oldest] = this.unfinished;
    this.reached(oldest === undefined ? this.newest : oldest - 1);
    eventsBehind.set(this.onStream + this.unfinished.size);
    this.makeRoom();
  }
}

/** What the event is about; what cannot be read fails later, on its own. */
function clientOf(message: JsMsg): string {
  try {
    return message.json<Envelope>().subject;
  } catch {
    return '';
  }
}
