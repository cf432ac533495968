import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { eventually } from '../support/eventually.js';

type Asked = { id: number; method: string };
type Answered = { id: number; result?: unknown };
/** What it says instead of the truth. */
type Lie = { blocks: number } | 'away' | undefined;

/** A node in front of another one that may say a height which is wrong by some blocks, or close each connection. */
export async function startLyingNode(url: string) {
  let lie: Lie;
  let asked = 0;
  const told = (method: string | undefined, answer: Answered): Answered => {
    if (method !== 'eth_blockNumber' || typeof lie !== 'object') return answer;
    return { ...answer, result: `0x${Math.max(0, Number(answer.result) + lie.blocks).toString(16)}` };
  };
  const server = createServer(async (request, response) => {
    asked += 1;
    if (lie === 'away') return void request.socket.destroy();
    const body = await text(request);
    const headers = { 'content-type': 'application/json' };
    const answers = (await (await fetch(url, { method: 'POST', headers, body })).json()) as Answered | Answered[];
    const methods = new Map([JSON.parse(body) as Asked | Asked[]].flat().map(({ id, method }) => [id, method]));
    const all = [answers].flat().map((answer) => told(methods.get(answer.id), answer));
    response.writeHead(200, headers).end(JSON.stringify(Array.isArray(answers) ? all : all[0]));
  }).listen(0, '127.0.0.1');
  // A test that fails leaves it open.
  server.unref();
  await once(server, 'listening');

  /** Says this from now on; ends when it was asked so often since that each replica had a look. */
  async function says(next: Lie): Promise<void> {
    lie = next;
    const before = asked;
    await eventually(async () => {
      if (asked < before + 8) throw new Error(`Asked ${asked - before} times`);
    }, 60_000);
  }
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, says, stop };
}
