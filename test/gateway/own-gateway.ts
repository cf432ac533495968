import { request } from 'node:http';
import { connect } from 'node:net';
import { freePort, type OwnStack, ownStack } from '../support/own-stack.js';

export type OwnGateway = OwnStack & { health: number };

/** A system of its own, so that what is done to its gateway is done to no other test. Every call of the test goes to it from now on. */
export async function ownGateway(settings = {}, others: readonly string[] = []): Promise<OwnGateway> {
  const health = await freePort();
  const more = { TWO_FACTOR: 'off', RATE_LIMIT_FACTOR: '100000', ...settings };
  const stack = await ownStack(more, 1, others, { HEALTH_PORT: String(health) });
  process.env.DOSSIER_URL = stack.url;
  return { ...stack, health };
}

/** Seconds of processor time that the gateway has used since its start. */
export async function processorSeconds({ health }: OwnGateway): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${health}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)$/m.exec(text)?.[1]);
}

export type Raw = { status: number; headers: Record<string, string>; body: Record<string, unknown> };

/** Sends bytes as they are and reads one answer until the line is closed or the answer is whole. */
export function sendRaw(url: string, ...parts: readonly (string | Buffer)[]): Promise<Raw> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let text = '';
    const done = () => {
      socket.destroy();
      if (text) resolve(parsed(text));
      else reject(new Error('The line was closed without an answer'));
    };
    socket.on('data', (chunk) => {
      text += chunk;
      if (isWhole(text)) done();
    });
    socket.on('error', reject).on('close', done);
    for (const part of parts) socket.write(part);
  });
}

function isWhole(text: string): boolean {
  const [head = '', body] = text.split('\r\n\r\n');
  const length = /content-length: (\d+)/i.exec(head)?.[1];
  return body !== undefined && length !== undefined && Buffer.byteLength(body) >= Number(length);
}

function parsed(text: string): Raw {
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const [line = '', ...headers] = head.split('\r\n');
  const named = headers
    .map((header) => header.split(/: (.*)/s))
    .map(([name = '', value = '']) => [name.toLowerCase(), value]);
  return {
    status: Number(line.split(' ')[1]),
    headers: Object.fromEntries(named),
    body: body.startsWith('{') ? JSON.parse(body) : {},
  };
}

/** Sends a body of any kind, also such as `fetch` refuses to, and listens once all of it is sent. */
export function post(url: string, path: string, body: string | Buffer, headers = {}): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const bytes = Buffer.from(body as string);
    const options = { method: 'POST', headers: { 'content-length': bytes.length, ...headers } };
    const sent = request(`${url}${path}`, options, (answer) => {
      let text = '';
      answer.pause();
      if (sent.writableFinished) answer.resume();
      else sent.once('finish', () => answer.resume());
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers as Record<string, string>,
          body: text.startsWith('{') ? JSON.parse(text) : {},
        }),
      );
    });
    sent.on('error', reject).end(bytes);
  });
}
