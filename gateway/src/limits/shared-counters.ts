import { log } from '@dossier/kit/log';
import { isNatsConnected, nats } from '@dossier/kit/nats';
import { COUNTERS, counterSubject } from '@dossier/proto/calls/nats-permissions';
import { headers } from '@nats-io/transport-node';
import { Injectable } from '@nestjs/common';
import { type ThrottlerStorage, ThrottlerStorageService } from '@nestjs/throttler';

const WAIT_MS = 1_000;
const MAX_BYTES = 16 << 20;

type Counted = Awaited<ReturnType<ThrottlerStorage['increment']>>;

/**
 * Counts requests for all replicas together, in counters of the NATS server: one message adds one and is answered with the sum.
 * Time is cut into windows of the limit's length. Without the store each replica counts for itself: a limit never ends a service.
 */
@Injectable()
export class SharedCounters implements ThrottlerStorage {
  private readonly alone = new ThrottlerStorageService();
  private ready?: Promise<void>;

  /** `key` names the call and the address, `ttl` is in milliseconds; the answer's times are in seconds. */
  async increment(key: string, ttl: number, limit: number, blockDuration: number, name: string): Promise<Counted> {
    const window = Math.floor(Date.now() / ttl);
    const hits = await this.count(counterSubject(key, window)).catch((error: Error) => {
      log.warn({ reason: error.message }, 'limits are counted by this process alone');
      this.ready = undefined;
      return undefined;
    });
    if (hits === undefined) return this.alone.increment(key, ttl, limit, blockDuration, name);
    const left = Math.ceil(((window + 1) * ttl - Date.now()) / 1_000);
    const isBlocked = hits > limit;
    return { totalHits: hits, timeToExpire: left, isBlocked, timeToBlockExpire: isBlocked ? left : 0 };
  }

  private async count(subject: string): Promise<number> {
    if (!isNatsConnected()) throw new Error('not connected');
    this.ready ??= this.prepare();
    await this.ready;
    const added = headers();
    added.set('Nats-Incr', '+1');
    const answer = await (await nats()).request(subject, '', { headers: added, timeout: WAIT_MS });
    const { val, error } = answer.json<{ val?: string; error?: { description: string } }>();
    if (val === undefined) throw new Error(error?.description ?? 'no count');
    return Number(val);
  }

  /** The stream is made by whichever replica comes first; making it again as it is changes nothing. */
  private async prepare(): Promise<void> {
    const stream = {
      name: COUNTERS.stream,
      subjects: [COUNTERS.subjects],
      storage: 'memory',
      retention: 'limits',
      discard: 'old',
      max_msgs_per_subject: 1,
      max_age: COUNTERS.longestSeconds * 1e9,
      max_bytes: MAX_BYTES,
      num_replicas: 1,
      allow_msg_counter: true,
    };
    const subject = `$JS.API.STREAM.CREATE.${COUNTERS.stream}`;
    // Refused where it is there in another size: that serves as well. Where there is none the count itself fails.
    await (await nats()).request(subject, JSON.stringify(stream), { timeout: WAIT_MS });
  }
}
