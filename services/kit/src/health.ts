import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { metricsText, metricsType } from './metrics.js';
import { base } from './settings.js';

/** A named part of readiness. `degraded` keeps the process in service and says why. */
export type Check = { name: string; check: () => Promise<'up' | { degraded: string }> };

const checks: Check[] = [];
export const addReadinessCheck = (check: Check): void => {
  checks.push(check);
};

async function readiness(): Promise<{ status: number; body: unknown }> {
  const results = await Promise.all(
    checks.map(
      async ({ name, check }) => [name, await check().catch((error: Error) => ({ down: error.message }))] as const,
    ),
  );
  const isDown = results.some(([, result]) => typeof result === 'object' && 'down' in result);
  const isDegraded = results.some(([, result]) => typeof result === 'object' && 'degraded' in result);
  const status = isDown ? 'down' : isDegraded ? 'degraded' : 'up';
  return { status: isDown ? 503 : 200, body: { status, parts: Object.fromEntries(results) } };
}

/** Serves /livez, /readyz and /metrics; resolves with the port it listens on. */
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
  const { status, body } = await readiness();
  return { status, type: json, text: JSON.stringify(body) };
}
