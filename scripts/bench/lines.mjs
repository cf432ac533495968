import { setTimeout as delay } from 'node:timers/promises';
import { memoryOf } from './gateway-memory.mjs';
import { quantile, report, rounded } from './report.mjs';

/**
 * So many browsers' lines, a change made by one person, and when each of the others is told of it.
 * @param {import('../start/system.mjs').System} system @param {import('./tenant.mjs').Tenant} tenant @param {number} count @param {number} changes
 */
export async function benchLines(system, { admin, checker }, count, changes) {
  const { company } = await admin.call('POST', 'create-company', {
    company_type: 'corporate',
    location_type: 'local',
    name: 'Bench Lines',
  });
  await delay(2_000);
  const before = await memoryOf(system);
  /** @type {((at: number) => void)[]} */
  const waiting = [];
  const closing = new AbortController();
  const lines = Array.from({ length: count }, (_, n) =>
    open(system.url, checker.token, closing.signal, (at) => waiting[n]?.(at)),
  );
  await Promise.all(lines);
  await delay(2_000);
  const after = await memoryOf(system);
  /** @type {number[]} */
  const times = [];
  for (let change = 0; change < changes; change++) {
    const told = Promise.all(
      Array.from(
        { length: count },
        (_, n) =>
          new Promise((resolve) => {
            waiting[n] = resolve;
          }),
      ),
    );
    const since = performance.now();
    const fields = { city: `Willemstad ${change}` };
    await admin.call('POST', 'kyc/save-values', {
      company_id: company._id,
      changes: [{ kind: 'company', id: company._id, fields }],
    });
    for (const at of /** @type {number[]} */ (await told)) times.push(at - since);
    await delay(1_000);
  }
  closing.abort();
  const row = {
    lines: count,
    changes,
    'told p50 ms': rounded(quantile(times, 0.5)),
    'told p95 ms': rounded(quantile(times, 0.95)),
    'gateway MB more': rounded(after - before),
  };
  await report(`lines-${count}`, [row]);
}

/** @param {string} url @param {string} token @param {AbortSignal} signal @param {(at: number) => void} onChange */
async function open(url, token, signal, onChange) {
  const response = await fetch(`${url}/api/v1/live`, { headers: { authorization: `Bearer ${token}` }, signal });
  if (!response.ok || !response.body) throw new Error(`No line: ${response.status}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const read = async () => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      if (value.includes('kyc.change.proposed')) onChange(performance.now());
    }
  };
  void read().catch(() => undefined);
}
