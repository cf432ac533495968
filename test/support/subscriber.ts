import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from '@jest/globals';
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

const ROOT = join(import.meta.dirname, '..', '..');
const LIMIT_MS = 60_000;
const system = process.env.DOSSIER_SYSTEM;

export type ReceivedEvent = { type: string; subject: string; actor: { id?: string }; data: Record<string, unknown> };

/** Whether there is a whole system whose subscriber's password is known; without it such tests say that they skip. */
export const hasSubscriber = Boolean(system);
if (!hasSubscriber) console.log('DOSSIER_SYSTEM is not set: tests that subscribe to events skip');

export type Language = 'ts' | 'python' | 'go';

/** The example of the documentation in a language, word for word. */
export const example = (language: Language): string =>
  readFileSync(join(ROOT, 'docs/events.md'), 'utf8').match(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``))?.[1] ??
  '';

/** The example for one kind of event; only what it prints is another: the whole event, on one line. */
export const printing = (language: Language, type: string): string =>
  example(language)
    .replace(/console\.log\(.*\);/, 'console.log(JSON.stringify(event));')
    .replace(/print\(.*\)/, 'print(message.data.decode(), flush=True)')
    .replace(/fmt\.Println\(.*\)/, 'fmt.Println(string(message.Data()))')
    .replace(/(['"])dossier\.[^'"]+['"]/, `$1${type}$1`);

/**
 * Runs the example in TypeScript for one kind of event, as a consumer of its own.
 * Without a `bus`, the one of the system under test.
 */
export function subscribe(type: string, bus: NodeJS.ProcessEnv = account()) {
  const name = `test-${randomUUID()}`;
  const code = printing('ts', type)
    .replace('durable_name: user', `durable_name: '${name}'`)
    .replace("get('DOSSIER', user)", `get('DOSSIER', '${name}')`);
  return hearing(type, process.execPath, ['--input-type=module-typescript', '-e', code], bus);
}

/** Runs a program that prints the events of one kind, each on a line. */
export function hearing(type: string, program: string, args: string[], bus: NodeJS.ProcessEnv) {
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...bus },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const received: ReceivedEvent[] = [];
  let rest = '';
  child.stdout.on('data', (text: Buffer) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    received.push(...lines.map((line) => JSON.parse(line) as ReceivedEvent));
  });
  return {
    /** So far. */
    received: received as readonly ReceivedEvent[],
    /** The first event that fits, once it is heard; it has the form that its schema says. */
    async hear(fits: (event: ReceivedEvent) => boolean): Promise<ReceivedEvent> {
      const event = await untilReceived(() => received.find(fits));
      expect(event).toMatchObject({ type, specversion: '1.0' });
      expectInSchema(event);
      return event;
    },
    stop: () => void child.kill(),
  };
}

/** The user of other systems on the bus of the system under test. */
export function account() {
  const path = system as string;
  const { settings } = JSON.parse(readFileSync(path, 'utf8')) as { settings: { NATS_URL: string } };
  const secrets = JSON.parse(readFileSync(join(dirname(path), 'system', 'secrets.json'), 'utf8')) as {
    nats: { subscriber: string };
  };
  return { NATS_URL: settings.NATS_URL, NATS_USER: 'subscriber', NATS_PASSWORD: secrets.nats.subscriber };
}

function expectInSchema(event: ReceivedEvent): void {
  const path = join(ROOT, 'proto/generated/events', `${event.type}.json`);
  const schema = JSON.parse(readFileSync(path, 'utf8')) as object;
  const ajv = new Ajv2020.default({ strict: false });
  addFormats.default(ajv);
  expect([ajv.validate(schema, event), ajv.errors]).toEqual([true, null]);
}

async function untilReceived<T>(look: () => T | undefined): Promise<T> {
  const end = Date.now() + LIMIT_MS;
  for (;;) {
    const found = look();
    if (found) return found;
    if (Date.now() > end) throw new Error('The subscriber heard nothing');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
