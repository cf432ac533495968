import { consumerOf, type Envelope, type Event, STREAM } from '@dossier/proto/events/event';
import { AckPolicy, type ConsumerMessages, type JsMsg, jetstream, jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { log } from './log.js';
import { eventsHandled } from './metrics.js';
import { ensureStream, nanos } from './stream.js';

const MAX_FAILURES = 5;
const BACKOFF_MS = [200, 1_000, 5_000, 15_000];
/** How soon the events that a killed process had taken go to the next one. A living process says so more often. */
const ACK_WAIT_MS = 5_000;

/** One durable pull consumer per handled event: acknowledged after the handler's commit, set aside after five failures. */
export class EventConsumer {
  private messages?: ConsumerMessages;
  private stopped = false;
  private loop: Promise<void> = Promise.resolve();
  /** The tail of each client's chain, so that one client's events keep their order. */
  private readonly chains = new Map<string, Promise<void>>();
  private readonly failures = new Map<number, number>();

  private constructor(
    private readonly connection: NatsConnection,
    private readonly durable: string,
    private readonly event: Event,
    private readonly handle: (envelope: Envelope) => Promise<unknown>,
  ) {}

  static start(
    connection: NatsConnection,
    owner: string,
    event: Event,
    handle: (envelope: Envelope) => Promise<unknown>,
  ): EventConsumer {
    const consumer = new EventConsumer(connection, consumerOf(owner, event), event, handle);
    consumer.loop = consumer.run();
    return consumer;
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.messages?.close();
    await this.loop;
    await Promise.allSettled(this.chains.values());
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      try {
        await this.prepare();
        const consumer = await jetstream(this.connection).consumers.get(STREAM, this.durable);
        this.messages = await consumer.consume({ max_messages: 64, abort_on_missing_resource: true });
        for await (const message of this.messages) this.enqueue(message);
      } catch (error) {
        if (this.stopped) return;
        log.warn({ durable: this.durable, reason: (error as Error).message }, 'consumer waits for the stream');
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
    }
  }

  /** Makes stream and consumer where they are missing: at the first start, and after the server has lost its store. */
  private async prepare(): Promise<void> {
    await ensureStream(this.connection);
    const { consumers } = await jetstreamManager(this.connection);
    const settings = {
      ack_wait: nanos(ACK_WAIT_MS),
      // Failures are counted here: a delivery that a crash cut short is none, and must not use an event up.
      max_deliver: -1,
      max_ack_pending: 256,
    };
    const identity = { durable_name: this.durable, filter_subject: this.event.subject, ack_policy: AckPolicy.Explicit };
    await consumers
      .add(STREAM, { ...identity, ...settings })
      // It is there, made with the settings of an earlier version.
      .catch(() => consumers.update(STREAM, this.durable, settings));
  }

  private enqueue(message: JsMsg): void {
    // An event that waits for its turn is alive, too.
    const beat = setInterval(() => message.working(), ACK_WAIT_MS / 4);
    const client = subjectOf(message);
    const before = this.chains.get(client) ?? Promise.resolve();
    const chain = before.then(() => this.one(message)).finally(() => clearInterval(beat));
    this.chains.set(client, chain);
    void chain.finally(() => {
      if (this.chains.get(client) === chain) this.chains.delete(client);
    });
  }

  private async one(message: JsMsg): Promise<void> {
    try {
      await this.handle(message.json<Envelope>());
      message.ack();
      this.failures.delete(message.seq);
      eventsHandled.inc({ subject: message.subject, outcome: 'ok' });
    } catch (error) {
      await this.fail(message, error as Error);
    }
  }

  private async fail(message: JsMsg, error: Error): Promise<void> {
    const failures = (this.failures.get(message.seq) ?? 0) + 1;
    this.failures.set(message.seq, failures);
    eventsHandled.inc({ subject: message.subject, outcome: 'failed' });
    log.error({ err: error, durable: this.durable, seq: message.seq, failures }, 'event handler failed');
    if (failures < MAX_FAILURES) {
      message.nak(BACKOFF_MS[failures - 1]);
      return;
    }
    const letter = JSON.stringify({
      durable: this.durable,
      seq: message.seq,
      reason: error.message,
      event: message.string(),
    });
    await jetstream(this.connection)
      .publish(`dossier.dead.${this.durable}`, letter, { msgID: `${this.durable}:${message.seq}` })
      .then(() => message.term(error.message))
      .then(() => this.failures.delete(message.seq))
      .catch(() => message.nak(BACKOFF_MS.at(-1)));
  }
}

/** What the event is about; what cannot be read fails later, on its own. */
function subjectOf(message: JsMsg): string {
  try {
    return message.json<Envelope>().subject;
  } catch {
    return '';
  }
}
