import { describe, expect, it } from '@jest/globals';
import { corporate } from '../kyc/arranged.js';
import { baseUrl } from '../support/api.js';
import { UNKNOWN_ID } from '../support/expect.js';
import { newTenant } from '../support/people.js';
import { type Made, requestMaker, seeded } from './requests.js';

/** `npm test -- fuzz` sends ten thousand. The same `FUZZ_SEED` makes the same requests. */
const COUNT = Number(process.env.FUZZ ?? 500);
const SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000);
const AT_ONCE = 8;
/** A request may end its own session. */
const PER_TENANT = 250;

describe(`examination 8: ${COUNT} requests made from the document, seed ${SEED}`, () => {
  it(
    'are all answered, none with a 5xx',
    async () => {
      const random = seeded(SEED);
      const statuses: Record<string, number> = {};
      const bad: unknown[] = [];
      const times: number[] = [];
      for (let done = 0; done < COUNT; done += PER_TENANT) {
        const { admin } = await newTenant();
        const make = requestMaker(random, [await corporate(admin), admin.id, UNKNOWN_ID]);
        const waiting = Array.from({ length: Math.min(PER_TENANT, COUNT - done) }, make);
        const send = async ({ method, path, headers, body }: Made): Promise<void> => {
          const session = random() < 0.9 ? { authorization: `Bearer ${admin.token}` } : {};
          const started = performance.now();
          const response = await fetch(`${baseUrl()}${path}`, { method, body, headers: { ...headers, ...session } });
          const text = await response.text();
          times.push(performance.now() - started);
          statuses[response.status] = (statuses[response.status] ?? 0) + 1;
          if (response.status >= 500)
            bad.push({ method, path, body: String(body).slice(0, 600), answer: text.slice(0, 200) });
          if (response.status >= 400 && response.status < 500) JSON.parse(text);
        };
        const worker = async () => {
          for (let next = waiting.pop(); next; next = waiting.pop()) await send(next);
        };
        await Promise.all(Array.from({ length: AT_ONCE }, worker));
      }
      times.sort((a, b) => a - b);
      const [p50, p99, slowest] = [0.5, 0.99, 1].map((part) => Math.round(times[Math.ceil(COUNT * part) - 1] ?? 0));
      console.log(JSON.stringify({ seed: SEED, statuses, milliseconds: { p50, p99, slowest } }));
      expect(bad).toEqual([]);
    },
    30 * 60_000,
  );
});
