import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const TICK_MS = 50;

/**
 * A line to the system that takes so many bytes a second and can be cut. Chromium's own throttling does not slow uploads down, and
 * nothing in a page tells how far a body has come on a real one.
 */
export async function slowLine(system: string) {
  const { hostname, port } = new URL(system);
  const sockets = new Set<Socket>();
  let bytesASecond = Number.POSITIVE_INFINITY;
  let isCut = false;

  const carry = async (from: Socket, to: Socket): Promise<void> => {
    for await (const chunk of from as AsyncIterable<Buffer>) {
      if (!to.write(chunk)) await once(to, 'drain');
      if (Number.isFinite(bytesASecond)) await pause(Math.max(TICK_MS, (chunk.length / bytesASecond) * 1_000));
    }
    to.end();
  };
  const server = createServer((browser) => {
    if (isCut) return void browser.destroy();
    const gateway = createConnection({ host: hostname, port: Number(port) });
    gateway.pipe(browser);
    for (const socket of [browser, gateway]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    carry(browser, gateway).catch(() => gateway.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    slowTo: (bytes: number) => {
      bytesASecond = bytes;
    },
    cut,
    mend: () => {
      isCut = false;
      bytesASecond = Number.POSITIVE_INFINITY;
    },
    close: () => {
      cut();
      server.close();
    },
  };
}
