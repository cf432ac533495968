import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { login, register } from '@dossier/proto/calls/identity';
import { listCompanies } from '@dossier/proto/calls/kyc-companies';
import { countNotifications, listNotificationClients } from '@dossier/proto/calls/notifications';
import { ROLE_NAMES } from '@dossier/proto/permissions/roles';
import { describe, expect, it } from '@jest/globals';
import { api, baseUrl } from '../support/api.js';
import { hasBareServers, ownStack } from '../support/own-stack.js';
import { newPassword, succeeded } from '../support/people.js';
import { onStored } from '../support/stored.js';

const SEED = join(import.meta.dirname, '..', '..', 'scripts', 'seed', 'seed.mjs');
const ALREADY = 'The demo tenant is there already; its passwords were shown when it was made.\n';
const PERSON = /^ {2}(?<email>\S+@demo\.example) +(?<password>\S+) +(?<name>.+), (?<type>\w+)$/gm;

async function seed(env: NodeJS.ProcessEnv): Promise<string> {
  const { NODE_OPTIONS: _, ...plain } = env;
  return (await promisify(execFile)(process.execPath, [SEED], { env: plain })).stdout;
}

describe('filling in demo data', () => {
  const withServers = hasBareServers ? it : it.skip;

  withServers('makes people of each role who can sign in, fifty clients, and changes that wait', async () => {
    // Other tests set prices on the same servers; where a demo is made everything is free still.
    await onStored('billing', 'platform', (prices) => prices.deleteMany({}), process.env.MONGO_URL);
    const stack = await ownStack({ RATE_LIMIT_FACTOR: '1000' }, 1, [
      'kyc',
      'workflow',
      'due-diligence',
      'tasks',
      'billing',
      'fiu',
    ]);
    try {
      const env = { ...stack.env, DOSSIER_URL: stack.url };
      const people = [...(await seed(env)).matchAll(PERSON)].map(({ groups = {} }) => groups);
      expect(people.map(({ type }) => type).sort()).toEqual([...new Set([...ROLE_NAMES, 'ADMINISTRATOR'])].sort());
      const tokens = new Map<string, string>();
      for (const { email = '', password = '', type = '' } of people) {
        const { token = '' } = succeeded(await api(undefined, stack.url)(login, { email, password }));
        tokens.set(type, token);
      }
      const admin = api(tokens.get('ADMINISTRATOR'), stack.url);
      expect(succeeded(await admin(listCompanies)).count).toBe(53);
      const view = 'forConfirmation' as const;
      expect(succeeded(await admin(listNotificationClients, { view })).count).toBe(16);
      expect(succeeded(await admin(countNotifications, { view })).count).toBeGreaterThan(30);
      expect(succeeded(await api(tokens.get('CLIENT'), stack.url)(listCompanies)).count).toBe(2);
      expect(await seed(env)).toBe(ALREADY);
    } finally {
      await stack.stop();
    }
  });

  it('leaves a database alone that has it already, and is content', async () => {
    const administrator = { username: 'Ada Winter', email: 'admin@demo.example', password: newPassword() };
    expect([200, 401]).toContain((await api()(register, administrator)).status);
    expect(await seed({ ...process.env, DOSSIER_URL: baseUrl() })).toBe(ALREADY);
  });
});
