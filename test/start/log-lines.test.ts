import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SERVICES } from '@dossier/proto/services';
import { describe, expect, it } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { hasBareServers, keys } from '../support/own-stack.js';

const PROCESSES = ['gateway', ...SERVICES];
/** The file that describes the system under test lies beside the system's folder. */
const system = process.env.DOSSIER_SYSTEM;
const behind = system ? it : it.skip;

describe('what the processes write', () => {
  behind('is log lines alone: no library warns of anything', () => {
    const folder = join(dirname(system ?? ''), 'system', 'logs');
    const logs = readdirSync(folder).filter((name) => PROCESSES.some((process) => name === `${process}.log`));
    expect(logs).toHaveLength(PROCESSES.length);
    const strange = logs.flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('{'))
        .map((line) => `${name}: ${line}`),
    );
    expect(strange).toEqual([]);
  });

  (hasBareServers ? it : it.skip)('is log lines alone while the database is away', async () => {
    const main = join(import.meta.dirname, '..', '..', 'services/workflow/dist/main.js');
    const env = { ...process.env, ...keys(), HEALTH_PORT: '0', MONGO_URL: 'mongodb://127.0.0.1:1/?replicaSet=none' };
    const child = spawn(process.execPath, [main], { env });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (more) => (text += more));
    try {
      await eventually(async () => expect(text).toContain('ECONNREFUSED'), 60_000);
    } finally {
      const ended = child.exitCode !== null || once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    }
    const lines = text.split('\n').filter((line) => line !== '');
    expect(lines.filter((line) => !line.startsWith('{'))).toEqual([]);
  });
});
