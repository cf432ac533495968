import { connect, type NatsConnection } from '@nats-io/transport-node';
import { addReadinessCheck } from './health.js';
import { log } from './log.js';
import { base, processName } from './settings.js';

let connection: Promise<NatsConnection> | undefined;
let connected = false;
let times = 0;

/** The one NATS connection of this process. Waits for the server at start and reconnects for ever. */
export function nats(): Promise<NatsConnection> {
  connection ??= open();
  return connection;
}

/** How often the server was found: another number means that it was away. */
export const timesConnected = (): number => times;

/** False while the server is away: a request would only wait in a buffer then. */
export const isNatsConnected = (): boolean => connected;

/** Sends what is still to be sent and hangs up; a server that is away is not waited for. */
export async function closeNats(): Promise<void> {
  if (!connection || !connected) return;
  await (await connection).drain().catch((error: Error) => log.warn({ reason: error.message }, 'nats did not drain'));
}

async function open(): Promise<NatsConnection> {
  addReadinessCheck({ name: 'nats', check });
  const inbox = base.NATS_USER || 'dossier';
  const opened = await connect({
    servers: base.NATS_URL,
    name: processName,
    user: base.NATS_USER || undefined,
    pass: base.NATS_PASSWORD || undefined,
    inboxPrefix: `_INBOX_${inbox}`,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 200,
    reconnectJitter: 200,
    waitOnFirstConnect: true,
    noAsyncTraces: true,
  });
  connected = true;
  times++;
  void follow(opened);
  return opened;
}

async function check(): Promise<'up' | { degraded: string }> {
  if (!connected) throw new Error('not connected');
  const { max_payload = 0 } = (await nats()).info ?? {};
  if (max_payload >= base.NATS_MAX_PAYLOAD) return 'up';
  return { degraded: `max_payload of the server is ${max_payload}, NATS_MAX_PAYLOAD is ${base.NATS_MAX_PAYLOAD}` };
}

async function follow(opened: NatsConnection): Promise<void> {
  for await (const status of opened.status()) {
    if (status.type === 'disconnect' || status.type === 'staleConnection') connected = false;
    if (status.type === 'reconnect') {
      connected = true;
      times++;
    }
    if (status.type !== 'ping') log.info({ nats: status.type }, 'nats connection');
  }
  connected = false;
}
