import { getUser, listAccounts } from '@dossier/proto/calls/identity';
import { getDashboard, listCompanies } from '@dossier/proto/calls/kyc-companies';
import { createMd } from '@dossier/proto/calls/kyc-records';
import { listNotifications } from '@dossier/proto/calls/notifications';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { corporate } from '../kyc/arranged.js';
import { open, pdf, upload, viewToken, waiting } from '../kyc/upload.js';
import type { Failed } from '../support/api.js';
import { eventually } from '../support/eventually.js';
import { hasBareServers, type OwnStack, ownStack } from '../support/own-stack.js';
import { newTenant, type Person } from '../support/people.js';
import { type Relay, relayTo } from '../support/relay.js';

/** Five seconds for the system, and what the way there and back costs on a busy machine. */
const LIMIT_MS = 5_500;
const BACK_MS = 30_000;
const SERVERS = { mongod: 'MONGO_URL', nats: 'NATS_URL', store: 'S3_ENDPOINT' } as const;
type Server = keyof typeof SERVERS;
type Asked = { status: number; body?: Failed };

(hasBareServers ? describe : describe.skip)('while a server is away', () => {
  const before = process.env.DOSSIER_URL;
  const relays = {} as Record<Server, Relay>;
  let stack: OwnStack;
  let admin: Person;
  let company_id: string;
  let stored: string;
  let token: string;

  beforeAll(async () => {
    const settings: Record<string, string> = { TWO_FACTOR: 'off', RATE_LIMIT_FACTOR: '1000' };
    for (const [server, name] of Object.entries(SERVERS) as [Server, string][]) {
      const url = new URL(process.env[name] ?? '');
      relays[server] = await relayTo(url.hostname, Number(url.port));
      url.port = String(relays[server].port);
      if (server === 'mongod') {
        // The other members would be found past the relay.
        url.searchParams.delete('replicaSet');
        url.searchParams.set('directConnection', 'true');
      }
      settings[name] = url.href;
    }
    stack = await ownStack(settings, 1, ['kyc', 'workflow']);
    process.env.DOSSIER_URL = stack.url;
    ({ admin } = await newTenant());
    company_id = await corporate(admin);
    stored = waiting(await upload(admin, place(), pdf('here'))).serverName;
    token = await viewToken(admin);
  });

  afterAll(async () => {
    process.env.DOSSIER_URL = before;
    await stack?.stop();
    for (const relay of Object.values(relays)) relay.close();
  });

  const place = () => ({ company_id, documentType: 'kyc-ma-1' });
  const director = () => ({ company_id, location_type: 'local', entity_type: 'entity', name: 'Trust Services N.V.' });
  const opened = async (): Promise<Asked> => {
    const response = await open(stored, token);
    return { status: response.status, body: response.ok ? undefined : ((await response.json()) as Failed) };
  };
  const files: Record<string, () => Promise<Asked>> = {
    'an upload': () => upload(admin, place(), pdf('late')),
    'a stored file': opened,
  };
  const records: Record<string, () => Promise<Asked>> = {
    'the client list': () => admin.call(listCompanies),
    'a client': () => admin.call(getDashboard, { company_id }),
    'a new record': () => admin.call(createMd, director()),
    'what waits': () => admin.call(listNotifications, { view: 'forConfirmation', company_id }),
    'the users': () => admin.call(listAccounts),
    'who is signed in': () => admin.call(getUser),
  };

  /** All at once, as people ask. Anything but 503 in time is told. */
  async function wrong(asked: Record<string, () => Promise<Asked>>): Promise<unknown[]> {
    const outcomes = await Promise.all(
      Object.entries(asked).map(async ([name, ask]) => {
        const started = performance.now();
        const { status, body } = await ask();
        const ms = Math.round(performance.now() - started);
        return { name, status, code: body?.code, ms };
      }),
    );
    return outcomes.filter(({ status, code, ms }) => status !== 503 || code !== 'system.unavailable' || ms > LIMIT_MS);
  }

  const answersAgain = (asked: Record<string, () => Promise<Asked>>): Promise<unknown> =>
    eventually(async () => {
      for (const [name, ask] of Object.entries(asked)) {
        const { status } = await ask();
        if (status !== 200) throw new Error(`${name}: ${status}`);
      }
    }, BACK_MS);

  it.each([
    ['mongod', 'cut', { ...records, ...files }],
    ['mongod', 'silence', { ...records, ...files }],
    ['nats', 'cut', { ...records, ...files }],
    ['nats', 'silence', { ...records, ...files }],
    ['store', 'cut', files],
    ['store', 'silence', files],
  ] as const)(
    '%s (%s) every call that needs it is 503 within five seconds, and answered once it is back',
    async (...row) => {
      const [server, how, asked] = row;
      relays[server][how]();
      try {
        expect(await wrong(asked)).toEqual([]);
        // Nobody is signed out by an outage, and what does not need the server goes on.
        if (server === 'store') expect((await admin.call(listCompanies)).status).toBe(200);
      } finally {
        relays[server].restore();
      }
      await answersAgain({ ...records, ...files });
    },
  );
});
