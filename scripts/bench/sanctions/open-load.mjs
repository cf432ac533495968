import { Agent, request as httpRequest } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Requests by the leanest client there is: the load shares the machine with what it measures.
 * The returned function sends one body and resolves when the whole answer is there, if it is a 200.
 */
export function poster(url, token) {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  return (body) => {
    const text = JSON.stringify(body);
    const length = { 'content-length': Buffer.byteLength(text) };
    return /** @type {Promise<void>} */ (
      new Promise((resolve, reject) => {
        const sent = httpRequest(url, { agent, method: 'POST', headers: { ...headers, ...length } });
        sent.on('error', reject);
        sent.on('response', (response) => {
          response.resume();
          response.on('error', reject);
          response.on('end', () =>
            response.statusCode === 200 ? resolve() : reject(new Error(`status ${response.statusCode}`)),
          );
        });
        sent.end(text);
      })
    );
  };
}

/** Requests leave on time, whether or not earlier ones have been answered; times count from when each was due. */
export async function openLoad(bodies, { perSecond, seconds }, send) {
  const times = [];
  let failed = 0;
  const running = [];
  const started = performance.now();
  for (let at = 0; at < seconds * perSecond; at += 1) {
    const due = started + (at * 1_000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await delay(early);
    const sent = send(bodies[at % bodies.length])
      .then(() => times.push(performance.now() - due))
      .catch(() => {
        failed += 1;
      });
    running.push(sent);
  }
  await Promise.all(running);
  return { times: times.sort((a, b) => a - b), failed };
}
