import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const PROCESSES = ['gateway', 'identity', 'kyc', 'sanctions', 'workflow'];
/** The file that describes the system under test lies beside the system's folder. */
const system = process.env.DOSSIER_SYSTEM;
const behind = system ? it : it.skip;

describe('what the processes write', () => {
  behind('is log lines alone: no library warns of anything', () => {
    const folder = join(dirname(system ?? ''), 'system', 'logs');
    const logs = readdirSync(folder).filter((name) => PROCESSES.includes(name.replace('.log', '')));
    expect(logs).toHaveLength(PROCESSES.length);
    const strange = logs.flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('{'))
        .map((line) => `${name}: ${line}`),
    );
    expect(strange).toEqual([]);
  });
});
