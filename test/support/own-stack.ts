import { type ChildProcess, spawn } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '..', '..');
const READY_MS = 100_000;

/** Whether there are bare servers to start processes on; without them such tests say that they skip. */
export const hasBareServers = Boolean(process.env.MONGO_URL && process.env.NATS_URL);
if (!hasBareServers) console.log('MONGO_URL and NATS_URL are not set: tests that start processes of their own skip');

/** `env` is what more processes of the same stack need. */
export type OwnStack = { url: string; env: NodeJS.ProcessEnv; gateway: Running; stop: () => Promise<void> };

/**
 * Identity, in as many copies as asked, a gateway and `others` (names of services) of their own with other settings than
 * the running system's; the gateway alone is given `ofGateway`, too.
 */
export async function ownStack(
  settings: Record<string, string>,
  copies = 1,
  others: readonly string[] = [],
  ofGateway: Record<string, string> = {},
): Promise<OwnStack> {
  const port = await freePort();
  const env = { ...process.env, ...keys(), GATEWAY_PORT: String(port), HEALTH_PORT: '0', DRAIN_S: '0', ...settings };
  const services = [...Array<string>(copies).fill('identity'), ...others];
  const running = services.map((name) => startProcess(`services/${name}/dist/main.js`, env));
  running.push(startProcess('gateway/dist/main.js', { ...env, ...ofGateway }));
  const stop = async () => void (await Promise.all(running.map(endProcess)));
  const url = `http://127.0.0.1:${port}`;
  await isReady(url, running).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url, env, gateway: running.at(-1) as Running, stop };
}

export type Running = ChildProcess & { ready: Promise<void> };

/** A process of the built system, such as `services/kyc/dist/main.js`. */
export function startProcess(entry: string, env: NodeJS.ProcessEnv): Running {
  const child = spawn(process.execPath, [join(ROOT, entry)], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (lines: Buffer) => lines.includes('"ready"') && resolve());
    child.once('exit', (code) => reject(new Error(`${entry} ended with code ${code} before it was ready`)));
  });
  // Whoever waits for it hears of it; a process that is stopped early on purpose is nobody's failure.
  ready.catch(() => undefined);
  return Object.assign(child, { ready });
}

async function isReady(url: string, running: { ready: Promise<void> }[]): Promise<void> {
  const late = pause(READY_MS, undefined, { ref: false }).then(() => {
    throw new Error(`No answer at ${url} after ${READY_MS} ms`);
  });
  await Promise.race([Promise.all(running.map(({ ready }) => ready)), late]);
}

export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** Key pair and secrets that processes of one stack share. */
export function keys(): Record<string, string> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    PRINCIPAL_PRIVATE_KEY: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    PRINCIPAL_PUBLIC_KEY: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    SECRET_KEY: randomBytes(32).toString('base64'),
    PASSWORD_PEPPER: randomBytes(32).toString('base64'),
  };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}
