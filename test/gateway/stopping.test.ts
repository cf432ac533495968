import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { endProcess, freePort, hasBareServers, type Running, startProcess } from '../support/own-stack.js';
import { newTenant, type Person } from '../support/people.js';
import { type OwnGateway, ownGateway } from './own-gateway.js';

const CLIENTS = 20;
const STOPS = 3;

(hasBareServers ? describe : describe.skip)('foundations 7: a gateway that is stopped', () => {
  let stack: OwnGateway;
  let admin: Person;
  beforeAll(async () => {
    stack = await ownGateway();
    ({ admin } = await newTenant());
  });
  afterAll(() => stack?.stop());

  const start = async (): Promise<{ url: string; process: Running }> => {
    const port = await freePort();
    const process = startProcess('gateway/dist/main.js', { ...stack.env, GATEWAY_PORT: String(port), DRAIN_S: '2' });
    await process.ready;
    return { url: `http://127.0.0.1:${port}`, process };
  };

  const ask = (url: string, agent: Agent): Promise<{ status: number; isLast: boolean }> =>
    new Promise((resolve, reject) => {
      const headers = { authorization: `Bearer ${admin.token}` };
      request(`${url}/api/v1/get-user`, { agent, headers }, (answer) => {
        answer.resume();
        answer.once('end', () =>
          resolve({ status: answer.statusCode ?? 0, isLast: answer.headers.connection === 'close' }),
        );
      })
        .on('error', reject)
        .end();
    });

  it(`loses no request of ${CLIENTS} clients that keep their lines, in ${STOPS} stops, and exits with 0`, async () => {
    let current = await start();
    let isOver = false;
    let answers = 0;
    const bad: unknown[] = [];
    const client = async (): Promise<void> => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (let { url } = current; !isOver; ) {
        await ask(url, agent).then(
          ({ status, isLast }) => {
            answers++;
            if (status !== 200) bad.push(status);
            // As what spreads requests would: a line that ends is opened elsewhere.
            if (isLast) url = current.url;
          },
          (error: Error) => bad.push(error.message),
        );
        await pause(Math.random() * 60);
      }
      agent.destroy();
    };
    const clients = Array.from({ length: CLIENTS }, client);
    const codes: unknown[] = [];
    for (let at = 0; at < STOPS; at++) {
      const [old, next] = [current, await start()];
      current = next;
      old.process.kill('SIGTERM');
      codes.push((await once(old.process, 'exit'))[0]);
    }
    isOver = true;
    await Promise.all(clients);
    await endProcess(current.process);
    console.log(`${answers} answers, ${bad.length} lost`);
    expect({ bad, codes }).toEqual({ bad: [], codes: Array(STOPS).fill(0) });
    expect(answers).toBeGreaterThan(100);
  });
});
