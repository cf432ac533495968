import { setTimeout as pause } from 'node:timers/promises';
import { logout, updatePermissions } from '@dossier/proto/calls/identity';
import { openLive } from '@dossier/proto/calls/live';
import { createTicket } from '@dossier/proto/calls/tickets';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { api, baseUrl } from '../support/api.js';
import { eventually } from '../support/eventually.js';
import { endProcess, freePort, hasBareServers, type Running, startProcess } from '../support/own-stack.js';
import { addUser, newTenant, type Person, signIn, succeeded, type Tenant } from '../support/people.js';
import { makeSuperUser } from '../support/super-user.js';
import { approve, newClient, newDirector } from '../workflow/client-file.js';
import { askLine, endsWithin, type Line, openLine } from './live-line.js';
import { type OwnGateway, ownGateway } from './own-gateway.js';

const QUIET_MS = 1_500;
const PROPOSED = 'kyc.change.proposed';

const lines: Line[] = [];
const opened = async (...of: Parameters<typeof openLine>): Promise<Line> => {
  const line = await openLine(...of);
  lines.push(line);
  return line;
};
afterEach(() => {
  for (const line of lines.splice(0)) line.close();
});

const hears = (line: Line, name: string, client: string) =>
  eventually(async () => expect(line.told).toContainEqual(expect.objectContaining({ name, client })));

describe('foundations: the line of the running system', () => {
  it('tells what changed and of which client, and nothing of its values', async () => {
    const { admin } = await newTenant();
    const line = await opened(admin.token);
    const client = await newClient(admin, 'Told Trading');
    await hears(line, 'kyc.company.changed', client);
    expect(JSON.stringify(line.told)).not.toContain('Told Trading');
    for (const told of line.told) expect(['client', 'id', 'name']).toEqual(expect.arrayContaining(Object.keys(told)));
  });

  it('tells of a ticket whoever asked and the support, and nobody else', async () => {
    const tenant = await newTenant();
    const { email, password } = await makeSuperUser();
    const [asker, support] = [await addUser(tenant, 'TRUST_OFFICER'), await signIn(email, password)];
    const [own, other, others] = await Promise.all([asker, tenant.admin, support].map(({ token }) => opened(token)));
    const ticket = { subject: 'The chart is empty', content: 'I see no owners', severity: 'high' as const };
    succeeded(await asker.call(createTicket, { ticket }));
    for (const line of [own, others])
      await eventually(async () => expect(line?.told.map(({ name }) => name)).toContain('tasks.ticket.changed'));
    await pause(QUIET_MS);
    expect(other?.told.map(({ name }) => name)).not.toContain('tasks.ticket.changed');
  });

  it('is open to nobody without a session, and takes no field', async () => {
    expect((await askLine('nonsense')).status).toBe(401);
    const { admin } = await newTenant();
    expect(await admin.call(openLive, { colour: 'red' })).toMatchObject({ status: 400 });
  });
});

(hasBareServers ? describe : describe.skip)('foundations: lines at two gateways', () => {
  const before = process.env.DOSSIER_URL;
  let stack: OwnGateway;
  let second: Running;
  let url = '';
  let tenant: Tenant;
  let maker: Person;
  let client: string;

  beforeAll(async () => {
    // Between two signs of life nothing but an event ends a line.
    const settings = { LIVE_BEAT_S: '600', LIVE_LINES_PER_PERSON: '3', LIVE_LINES: '8' };
    stack = await ownGateway(settings, ['kyc', 'workflow']);
    const port = await freePort();
    second = startProcess('gateway/dist/main.js', { ...stack.env, GATEWAY_PORT: String(port), DRAIN_S: '1' });
    await second.ready;
    url = `http://127.0.0.1:${port}`;
    tenant = await newTenant();
    maker = await addUser(tenant, 'DATA_CONTROLLER');
    client = await newClient(maker);
  });
  afterAll(async () => {
    process.env.DOSSIER_URL = before;
    await endProcess(second);
    await stack?.stop();
  });

  it('tell the same, in the same order and under the same numbers', async () => {
    const [here, there] = await Promise.all([opened(maker.token), opened(tenant.admin.token, url)]);
    const { change } = await newDirector(maker, client);
    await approve(tenant.admin, client, change);
    for (const line of [here, there]) await hears(line, 'workflow.change.approved', client);
    const numbers = (line: Line, name: string) => line.told.filter((told) => told.name === name).map(({ id }) => id);
    for (const name of [PROPOSED, 'workflow.change.approved'])
      expect(numbers(here, name)).toEqual(numbers(there, name));
  });

  it('tell nobody of another tenant, of another client, or without the keys', async () => {
    const [stranger, colleague] = await Promise.all([newTenant(), addUser(tenant, 'EXTERNAL_AUDITOR')]);
    const other = await newClient(maker, 'Other Trading');
    const customer = await addUser(tenant, 'CLIENT', [other]);
    for (const name of ['view_requested_changes', 'view_change_log'] as const)
      succeeded(await tenant.admin.call(updatePermissions, { user_id: colleague.id, name, effect: 'deny' }));
    await pause(QUIET_MS);
    const deaf = await Promise.all([stranger.admin, colleague, customer].map(({ token }) => opened(token, url)));
    const witness = await opened(tenant.admin.token, url);
    await newDirector(maker, client);
    await hears(witness, PROPOSED, client);
    await pause(QUIET_MS);
    const about = (line?: Line) => line?.told.filter(({ name, client: of }) => name === PROPOSED || of === client);
    const [strangers, colleagues, customers] = deaf;
    expect(about(strangers)).toEqual([]);
    expect(about(customers)).toEqual([]);
    expect(colleagues?.told.filter(({ name }) => name === PROPOSED)).toEqual([]);
  });

  it('stop telling within a second whoever loses the key, and end with the session', async () => {
    const person = await addUser(tenant, 'COMPLIANCE_OFFICER');
    const line = await opened(person.token, url);
    for (const name of ['view_requested_changes', 'view_change_log'] as const)
      succeeded(await tenant.admin.call(updatePermissions, { user_id: person.id, name, effect: 'deny' }));
    await pause(QUIET_MS);
    await newDirector(maker, client);
    await pause(QUIET_MS);
    expect(line.told.filter(({ name }) => name === PROPOSED)).toEqual([]);
    succeeded(await person.call(logout));
    expect(await endsWithin(line, 5_000)).toBe(true);
  });

  it('refuse more than one person or one process may have, with a sentence', async () => {
    const own = await Promise.all(Array.from({ length: 3 }, () => opened(maker.token)));
    const refused = await askLine(maker.token);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ code: 'live.too_many' });
    expect(Number(refused.headers.get('retry-after'))).toBe(60);
    const others = await Promise.all([addUser(tenant, 'DATA_CONTROLLER'), addUser(tenant, 'DATA_CONTROLLER')]);
    for (const { token } of others)
      for (let at = 0; at < 3; at++)
        await openLine(token).then(
          (line) => own.push(line),
          () => 0,
        );
    const full = await askLine(tenant.admin.token);
    expect(full.status).toBe(503);
    expect(await full.json()).toMatchObject({ code: 'live.full' });
    for (const line of own) line.close();
    await eventually(async () => (await opened(tenant.admin.token)).close());
  });

  it('go on from the last number, at whichever gateway, and say so when they cannot', async () => {
    const first = await opened(maker.token);
    await newDirector(maker, client);
    await hears(first, PROPOSED, client);
    const { id = '' } = first.told.at(-1) ?? {};
    first.close();
    await newDirector(maker, client);
    await pause(QUIET_MS);
    const again = await opened(maker.token, url, id);
    await hears(again, PROPOSED, client);
    expect(again.told.every((told) => Number(told.id) > Number(id))).toBe(true);
    const lost = await opened(maker.token, url, '999999999');
    await eventually(async () => expect(lost.told).toEqual([{ id: undefined, name: 'anew' }]));
  });

  // Ends the second gateway: the last test.
  it('end when their gateway is about to stop, and none is opened there', async () => {
    const line = await opened(maker.token, url);
    second.kill('SIGTERM');
    expect(await endsWithin(line, 900)).toBe(true);
    expect(await api(maker.token, url)(openLive)).toMatchObject({ status: 503 });
    expect(baseUrl()).toBe(stack.url);
  });
});
