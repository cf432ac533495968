import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line to a server that can be cut (every connection ends at once), or go silent (taken, never answered), and be whole again. */
export type Relay = { port: number; cut: () => void; silence: () => void; restore: () => void; close: () => void };

/** Stands between a process and the server at `host` and `port`, on a port of its own. */
export async function relayTo(host: string, port: number): Promise<Relay> {
  const lines = new Set<Socket>();
  let state: 'whole' | 'cut' | 'silent' = 'whole';
  const server = createServer((near) => {
    if (state === 'cut') return void near.destroy();
    const far = connect(port, host);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      lines.add(from);
      from.on('data', (chunk) => state === 'silent' || to.write(chunk));
      from.on('error', () => undefined);
      from.on('close', () => {
        lines.delete(from);
        to.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const drop = () => {
    for (const line of lines) line.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      state = 'cut';
      drop();
    },
    silence: () => {
      state = 'silent';
    },
    // What a silent line swallowed is lost: its connections end, new ones are whole.
    restore: () => {
      state = 'whole';
      drop();
    },
    close: () => {
      drop();
      server.close();
    },
  };
}
