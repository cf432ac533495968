import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const JOBS = join(import.meta.dirname, '../../deploy/jobs/main.mjs');

it('what `helm test` runs finds a working system working', () => {
  const { NODE_OPTIONS: _options, ...env } = process.env;
  const output = execFileSync(process.execPath, [JOBS, 'first-change'], { env, encoding: 'utf8' });
  expect(output.match(/^ok {2}/gm)).toHaveLength(5);
});

it('what `helm test` runs finds a system that is not there missing', () => {
  const { NODE_OPTIONS: _options, ...env } = process.env;
  const run = () =>
    execFileSync(process.execPath, [JOBS, 'first-change'], {
      env: { ...env, DOSSIER_URL: 'http://127.0.0.1:1' },
      stdio: 'ignore',
    });
  expect(run).toThrow();
});
