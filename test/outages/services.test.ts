import { once } from 'node:events';
import { getUser, updatePermissions } from '@dossier/proto/calls/identity';
import { getDashboard, listCompanies } from '@dossier/proto/calls/kyc-companies';
import { listNotices } from '@dossier/proto/calls/notices';
import { countNotifications, listNotifications } from '@dossier/proto/calls/notifications';
import { createScreening, listScreenings } from '@dossier/proto/calls/screenings';
import { listTasks } from '@dossier/proto/calls/tasks';
import { listWork } from '@dossier/proto/calls/work';
import { approveChange, denyChange } from '@dossier/proto/calls/workflow';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { corporate } from '../kyc/arranged.js';
import { eventually } from '../support/eventually.js';
import { UNKNOWN_ID } from '../support/expect.js';
import {
  endProcess,
  hasBareServers,
  type OwnStack,
  ownStack,
  type Running,
  startProcess,
} from '../support/own-stack.js';
import { addUser, newTenant, type Person, succeeded } from '../support/people.js';

const LIMIT_MS = 5_500;
const BACK_MS = 30_000;
const SERVICES = ['kyc', 'workflow', 'sanctions', 'tasks'] as const;
type Service = (typeof SERVICES)[number];
type Ask = () => Promise<{ status: number; body: { code?: string } }>;

(hasBareServers ? describe : describe.skip)('while a service is away', () => {
  const before = process.env.DOSSIER_URL;
  const running = {} as Record<Service, Running>;
  let stack: OwnStack;
  let admin: Person;
  let supervisor: Person;
  let company_id: string;

  const start = async (service: Service): Promise<void> => {
    running[service] = startProcess(`services/${service}/dist/main.js`, stack.env);
    await running[service].ready;
  };

  beforeAll(async () => {
    stack = await ownStack({ TWO_FACTOR: 'off', RATE_LIMIT_FACTOR: '1000' });
    process.env.DOSSIER_URL = stack.url;
    await Promise.all(SERVICES.map(start));
    const tenant = await newTenant();
    ({ admin } = tenant);
    supervisor = await addUser(tenant, 'DATA_PROCESSOR');
    company_id = await corporate(admin);
  });

  afterAll(async () => {
    process.env.DOSSIER_URL = before;
    await Promise.all(Object.values(running).map(endProcess));
    await stack?.stop();
  });

  const view = 'forConfirmation' as const;
  const subject = { type: 'organisation', name: 'Harbour Trading' } as const;
  const CALLS: Record<Service, Record<string, Ask>> = {
    kyc: {
      'the client list': () => admin.call(listCompanies),
      'a client': () => admin.call(getDashboard, { company_id }),
    },
    workflow: {
      'what waits': () => admin.call(listNotifications, { view, company_id }),
      'how much waits': () => admin.call(countNotifications, { view }),
      approving: () => admin.call(approveChange, { id: UNKNOWN_ID }),
      // Whether changes wait for this one cannot be known, so the right stays.
      'taking the right to approve away': () =>
        admin.call(updatePermissions, { user_id: supervisor.id, name: 'approve_requested_changes', effect: 'deny' }),
      denying: () => admin.call(denyChange, { id: UNKNOWN_ID, text: 'No longer what it was' }),
    },
    sanctions: {
      'a screening': () => admin.call(createScreening, { company_id, ...subject }),
      'earlier screenings': () => admin.call(listScreenings, { company_id }),
    },
    tasks: {
      'the tasks': () => admin.call(listTasks, {}),
      'my work': () => admin.call(listWork, {}),
      'what is under the bell': () => admin.call(listNotices, {}),
    },
  };

  const codes = (calls: Record<string, Ask>) =>
    Promise.all(
      Object.entries(calls).map(async ([name, ask]) => {
        const started = performance.now();
        const { status, body } = await ask();
        return [name, status, body.code, performance.now() - started < LIMIT_MS];
      }),
    );

  it.each(SERVICES)(
    '%s its calls are 503 within five seconds, the others are answered, and it comes back',
    async (service) => {
      running[service].kill('SIGKILL');
      await once(running[service], 'exit');
      const calls = CALLS[service];
      expect(await codes(calls)).toEqual(Object.keys(calls).map((name) => [name, 503, 'system.unavailable', true]));
      succeeded(await admin.call(getUser));
      if (service !== 'kyc') succeeded(await admin.call(listCompanies));
      await start(service);
      await eventually(async () => {
        const missing = (await codes(calls)).filter(([, status]) => status === 503);
        if (missing.length > 0) throw new Error(`Still away: ${JSON.stringify(missing)}`);
      }, BACK_MS);
    },
  );
});
