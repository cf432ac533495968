import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { register } from '@dossier/proto/calls/identity';
import { describe, expect, it } from '@jest/globals';
import { api, baseUrl } from '../support/api.js';
import { newPassword } from '../support/people.js';

const SEED = join(import.meta.dirname, '..', '..', 'scripts', 'seed', 'seed.mjs');

describe('filling in demo data', () => {
  it('leaves a database alone that has it already, and is content', async () => {
    const administrator = { username: 'Ada Winter', email: 'admin@demo.example', password: newPassword() };
    expect([200, 401]).toContain((await api()(register, administrator)).status);
    const { NODE_OPTIONS: _, ...env } = process.env;
    const seed = promisify(execFile)(process.execPath, [SEED], { env: { ...env, DOSSIER_URL: baseUrl() } });
    expect((await seed).stdout).toBe('The demo tenant is there already; its passwords were shown when it was made.\n');
  });
});
