import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { SERVICES, type ServiceName } from '@dossier/proto/services';
import { describe, expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '..', '..');
const STORE = ['S3_ENDPOINT', 'S3_ACCESS_KEY', 'S3_SECRET_KEY', 'S3_REGION', 'S3_BUCKET'];
const BASE = ['NATS_URL', 'HEALTH_PORT', 'LOG_LEVEL', 'PRINCIPAL_PUBLIC_KEY'];

describe('--help prints the settings of', () => {
  const own: Partial<Record<ServiceName, string[]>> = {
    identity: ['SMTP_URL', 'PUBLIC_URL', 'TWO_FACTOR', 'SECRET_KEY', 'PASSWORD_PEPPER'],
    kyc: [...STORE, 'ORPHAN_HOURS'],
    workflow: ['FOUR_EYES'],
    'due-diligence': [...STORE, 'ORPHAN_HOURS'],
    sanctions: [...STORE, 'SANCTIONS_LISTS'],
    fiu: [...STORE, 'ORPHAN_HOURS'],
  };
  it.each([
    ['gateway', [...STORE, 'GATEWAY_PORT', 'WEB_ROOT', 'PRINCIPAL_PRIVATE_KEY']],
    ...SERVICES.map((name) => [`services/${name}`, ['MONGO_URL', ...(own[name] ?? [])]] as const),
  ])('%s', (folder, own) => {
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
