import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { metricsText, metricsType } from './metrics.js';
import { base } from './settings.js';

/** A named part of readiness. `degraded` keeps the process in service and says why. */
export type Check = { name: string; check: () => Promise<'up' | { degraded: string }> };
type Result = 'up' | { degraded: string } | { down: string };
type Status = 'starting' | 'draining' | 'down' | 'degraded' | 'up';

const checks: Check[] = [];
let phase: 'starting' | 'running' | 'draining' = 'starting';

export const addReadinessCheck = (check: Check): void => {
  checks.push(check);
};
/** To be called when the process takes work; until then /readyz answers 503. */
export const markReady = (): void => {
  if (phase === 'starting') phase = 'running';
};
/** From here on /readyz answers 503: whoever sends work sends it elsewhere. */
export const markDraining = (): void => {
  phase = 'draining';
};

/** `missing` names what keeps the process from its full work: `nats`, `mongodb`, `storage` …, `starting`, `draining`. */
async function readiness(): Promise<{ status: Status; missing: string[]; parts: Record<string, Result> }> {
  const results = await Promise.all(
    checks.map(
      async ({ name, check }): Promise<[string, Result]> => [
        name,
        await check().catch((error: Error) => ({ down: error.message })),
      ],
    ),
  );
  const missing = results.filter(([, result]) => result !== 'up').map(([name]) => name);
  const parts = Object.fromEntries(results);
  if (phase !== 'running') return { status: phase, missing: [...missing, phase], parts };
  const isDown = results.some(([, result]) => result !== 'up' && 'down' in result);
  return { status: isDown ? 'down' : missing.length > 0 ? 'degraded' : 'up', missing, parts };
}

/** Serves /livez, /readyz and /metrics, before anything else is there; resolves with the port it listens on. */
export function serveHealth(): Promise<{ server: Server; port: number }> {
  const server = createServer((request, response) => {
    void answer(request.url ?? '').then(({ status, type, text }) =>
      response.writeHead(status, { 'content-type': type }).end(text),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(base.HEALTH_PORT, base.HEALTH_HOST, () =>
      resolve({ server, port: (server.address() as AddressInfo).port }),
    );
  });
}

async function answer(path: string): Promise<{ status: number; type: string; text: string }> {
  const json = 'application/json';
  if (path === '/livez') return { status: 200, type: json, text: '{"status":"up"}' };
  if (path === '/metrics') return { status: 200, type: metricsType, text: await metricsText() };
  if (path !== '/readyz') return { status: 404, type: json, text: '{}' };
  const body = await readiness();
  const isReady = body.status === 'up' || body.status === 'degraded';
  return { status: isReady ? 200 : 503, type: json, text: JSON.stringify(body) };
}
