import { setTimeout as delay } from 'node:timers/promises';
import { quantile, report, rounded } from './report.mjs';

const CLIENTS = 8;

/** Saves and approvals by eight people at once, each change of its own client file. @param {import('./tenant.mjs').Tenant} tenant @param {number} count */
export async function benchApprove({ admin, checker }, count) {
  const companies = await Promise.all(
    Array.from({ length: CLIENTS }, (_, n) =>
      admin.call('POST', 'create-company', {
        company_type: 'corporate',
        location_type: 'local',
        name: `Bench Approvals ${n}`,
      }),
    ),
  );
  const directors = Array.from({ length: count }, (_, n) => ({
    company_id: companies[n % CLIENTS].company._id,
    location_type: 'local',
    entity_type: 'person',
    firstName: `Director${n}`,
    lastName: 'Bench',
  }));
  const saves = await timed(
    directors,
    CLIENTS,
    async (director) => (await admin.call('POST', 'md/create', director)).changes[0],
  );
  await delay(2_000);
  const approvals = await timed(saves.results, CLIENTS, (change) => approve(checker, change));
  await report('approve', [row('save', saves), row('approve', approvals)]);
}

/** The event of a save may still be under way to the workflow. @param {import('./tenant.mjs').Someone} checker @param {string} id */
export async function approve(checker, id) {
  for (let tries = 0; ; tries++) {
    try {
      return await checker.call('POST', 'changes/approve', { id });
    } catch (error) {
      if (/** @type {any} */ (error).code !== 'workflow.change.not_found' || tries > 50) throw error;
      await delay(50);
    }
  }
}

/** @template T, R @param {T[]} items @param {number} atOnce @param {(item: T, number: number) => Promise<R>} work */
export async function timed(items, atOnce, work) {
  /** @type {number[]} */
  const times = [];
  /** @type {R[]} */
  const results = [];
  const started = performance.now();
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let n = next++; n < items.length; n = next++) {
        const since = performance.now();
        results[n] = await work(/** @type {T} */ (items[n]), n);
        times.push(performance.now() - since);
      }
    }),
  );
  return { times, results, seconds: (performance.now() - started) / 1_000 };
}

/** @param {string} what @param {{ times: number[], seconds: number }} measured */
export const row = (what, { times, seconds }) => ({
  what,
  count: times.length,
  'per second': rounded(times.length / seconds, 0),
  'p50 ms': rounded(quantile(times, 0.5)),
  'p95 ms': rounded(quantile(times, 0.95)),
  'p99 ms': rounded(quantile(times, 0.99)),
});
