import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { approveChange } from '@dossier/proto/calls/workflow';
import { changeApproved } from '@dossier/proto/events/workflow';
import { describe, expect, it } from '@jest/globals';
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { addUser, newTenant, succeeded } from '../support/people.js';
import { editOne, newClient, notificationOf } from '../workflow/client-file.js';

const ROOT = join(import.meta.dirname, '..', '..');
const LIMIT_MS = 60_000;
const system = process.env.DOSSIER_SYSTEM;

/** The example of the documentation, word for word but for what it prints: the whole event. */
const example = (): string => {
  const [, code] = readFileSync(join(ROOT, 'docs/events.md'), 'utf8').match(/```js\n([\s\S]*?)```/) ?? [];
  return (code ?? '').replace(/console\.log\(.*\);/, 'console.log(JSON.stringify(event));');
};

/** The user of other systems on the bus of the system under test. */
function subscriber(): NodeJS.ProcessEnv {
  const path = system as string;
  const { settings } = JSON.parse(readFileSync(path, 'utf8')) as { settings: { NATS_URL: string } };
  const secrets = JSON.parse(readFileSync(join(dirname(path), 'system', 'secrets.json'), 'utf8')) as {
    nats: { subscriber: string };
  };
  return { NATS_URL: settings.NATS_URL, NATS_USER: 'subscriber', NATS_PASSWORD: secrets.nats.subscriber };
}

if (!system) console.log('DOSSIER_SYSTEM is not set: the test of the events example skips');
const whole = system ? describe : describe.skip;

whole('the example of docs/events.md', () => {
  it('has at most fifteen lines', () => {
    expect(example().trim().split('\n').length).toBeLessThanOrEqual(15);
  });

  it('hears an approval, in the form its schema says', async () => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', example()], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, ...subscriber() },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      const heard: Record<string, unknown>[] = [];
      let rest = '';
      child.stdout.on('data', (text: Buffer) => {
        const lines = (rest + text).split('\n');
        rest = lines.pop() ?? '';
        heard.push(...lines.map((line) => JSON.parse(line) as Record<string, unknown>));
      });
      const company = await approveOne();
      const event = await untilHeard(() => heard.find(({ subject }) => subject === company));
      expect(event).toMatchObject({ type: changeApproved.subject, specversion: '1.0' });
      const schema = JSON.parse(
        readFileSync(join(ROOT, 'proto/generated/events', `${changeApproved.subject}.json`), 'utf8'),
      ) as object;
      const ajv = new Ajv2020.default({ strict: false });
      addFormats.default(ajv);
      expect([ajv.validate(schema, event), ajv.errors]).toEqual([true, null]);
    } finally {
      child.kill();
    }
  });
});

async function approveOne(): Promise<string> {
  const tenant = await newTenant();
  const checker = await addUser(tenant, 'DATA_PROCESSOR');
  const company = await newClient(tenant.admin, 'Eventful Holding');
  const id = await editOne(tenant.admin, company, 'company', company, { activity: 'Shipping' });
  await notificationOf(checker, 'forConfirmation', company, id);
  succeeded(await checker.call(approveChange, { id }));
  return company;
}

async function untilHeard<T>(look: () => T | undefined): Promise<T> {
  const end = Date.now() + LIMIT_MS;
  for (;;) {
    const found = look();
    if (found) return found;
    if (Date.now() > end) throw new Error('The subscriber heard nothing');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
