import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '..', '..');
const STORE = ['S3_ENDPOINT', 'S3_ACCESS_KEY', 'S3_SECRET_KEY', 'S3_REGION', 'S3_BUCKET'];
const BASE = ['NATS_URL', 'HEALTH_PORT', 'LOG_LEVEL', 'PRINCIPAL_PUBLIC_KEY'];

describe('--help prints the settings of', () => {
  it.each([
    ['gateway', 'gateway', [...STORE, 'GATEWAY_PORT', 'WEB_ROOT', 'PRINCIPAL_PRIVATE_KEY']],
    [
      'identity',
      'services/identity',
      ['MONGO_URL', 'SMTP_URL', 'PUBLIC_URL', 'TWO_FACTOR', 'SECRET_KEY', 'PASSWORD_PEPPER'],
    ],
    ['kyc', 'services/kyc', ['MONGO_URL', ...STORE, 'ORPHAN_HOURS']],
    ['workflow', 'services/workflow', ['MONGO_URL', 'FOUR_EYES']],
    ['sanctions', 'services/sanctions', ['MONGO_URL', ...STORE, 'SANCTIONS_LISTS']],
  ])('%s', (_, folder, own) => {
    const { NODE_OPTIONS: _options, ...env } = process.env;
    const text = execFileSync(process.execPath, [join(ROOT, folder, 'dist/main.js'), '--help'], { env });
    const printed = [...String(text).matchAll(/^([A-Z_0-9]+) /gm)].map(([, name]) => name);
    expect(printed).toEqual(expect.arrayContaining([...BASE, ...own]));
  });
});

describe('foundations: a required secret that is empty stops the start with its name', () => {
  it.each([
    ['gateway', 'PRINCIPAL_PRIVATE_KEY'],
    ['services/identity', 'PASSWORD_PEPPER'],
    ['services/identity', 'SECRET_KEY'],
    ['services/workflow', 'PRINCIPAL_PUBLIC_KEY'],
    ['services/kyc', 'S3_SECRET_KEY'],
  ])('%s without %s', (folder, name) => {
    const { NODE_OPTIONS: _options, ...env } = process.env;
    const main = join(ROOT, folder, 'dist/main.js');
    const { status, stderr } = spawnSync(process.execPath, [main], { env: { ...env, [name]: '' }, encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toContain(`${name} is not set`);
  });
});
