import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Serve = (request: IncomingMessage, response: ServerResponse) => void;

/** A small server whose answer a test changes as it goes: a publisher of lists, or a provider in trouble. */
export async function startServer(serve: Serve) {
  let current = serve;
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    current(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked: () => asked,
    answer: (next: Serve) => {
      current = next;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export const sends =
  (text: string | Buffer, type = 'text/csv', status = 200): Serve =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': type }).end(text);
