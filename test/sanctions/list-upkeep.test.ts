import { randomBytes } from 'node:crypto';
import { type ListStatus, listsStatus, refreshList, rollBackList } from '@dossier/proto/calls/sanction-lists';
import { createScreening } from '@dossier/proto/calls/screenings';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Api } from '../support/api.js';
import { eventually } from '../support/eventually.js';
import { hasBareServers } from '../support/own-stack.js';
import { newTenant, type Person, succeeded } from '../support/people.js';
import { newClient } from './clients.js';
import { sends, startServer } from './list-server.js';
import { type OwnSystem, ownSystem } from './own-system.js';
import { onStored } from './stored.js';

const csv = (...names: string[]): string =>
  `id,name,type,nationality\n${names.map((name, id) => `${id},${name},person,DK`).join('\n')}\n`;
const run = randomBytes(4).toString('hex');
const [busy, well] = [`busy-${run}`, `well-${run}`];
const HOUR_MS = 3_600_000;
/** The service looks after its lists every quarter of a minute. */
const ROUND_MS = 40_000;

(hasBareServers ? describe : describe.skip)('the lists look after themselves:', () => {
  const before = process.env.DOSSIER_URL;
  let publisher: Awaited<ReturnType<typeof startServer>>;
  let system: OwnSystem;
  let root: Api;
  let admin: Person;
  let client: string;

  beforeAll(async () => {
    publisher = await startServer(sends(csv('Balthazar Quistgaard')));
    const files = { main: `${publisher.url}/list.csv` };
    // Another replica holds the first list.
    const held = { _id: busy, in_force: 0, refreshing_until: new Date(Date.now() + HOUR_MS) };
    await onStored('list_states', (rows) => rows.insertOne(held));
    const sources = [busy, well].map((id) => ({ id, title: id, format: 'tenant-csv', files }));
    system = await ownSystem(sources, { SANCTIONS_REFRESH: 'true' });
    process.env.DOSSIER_URL = system.stack.url;
    root = await system.superUser();
    admin = (await newTenant()).admin;
    client = await newClient(admin);
  }, 240_000);

  afterAll(async () => {
    process.env.DOSSIER_URL = before;
    publisher?.stop();
    await system?.stop();
  }, 60_000);

  const status = async (source: string): Promise<ListStatus> =>
    succeeded(await root(listsStatus)).lists.find((list) => list.source === source) as ListStatus;
  const inForce = ({ versions }: ListStatus) => versions.find(({ in_force }) => in_force)?.version;
  const search = async () => {
    const person = { firstname: 'Cosima', surname: 'Vedel', dob: '1970-01-01', nationality: 'DK' };
    return succeeded(await admin.call(createScreening, { company_id: client, ...person })).data;
  };

  it('one that is busy holds up no other', async () => {
    await eventually(async () => expect(await status(well)).toMatchObject({ served_version: 1 }), ROUND_MS);
    const waiting = await status(busy);
    expect(waiting).toMatchObject({ is_refreshing: true, versions: [] });
    expect(waiting).not.toHaveProperty('served_version');
  });

  it('one that is out of date degrades the service, which stays in use', async () => {
    const [readiness] = await system.readiness();
    expect(readiness).toMatchObject({
      status: 200,
      body: { status: 'degraded', parts: { 'sanction lists': { degraded: `not refreshed in time: ${busy}` } } },
    });
  });

  describe('a version in force that cannot be loaded', () => {
    const broken = `${well}@1`;
    let key: unknown;
    const point = (to: unknown) =>
      onStored('list_versions', (rows) => rows.updateOne({ _id: broken }, { $set: { key: to } }));

    beforeAll(async () => {
      publisher.answer(sends(csv('Balthazar Quistgaard', 'Cosima Vedel')));
      succeeded(await root(refreshList, { source: well }));
      await eventually(async () => expect(await status(well)).toMatchObject({ served_version: 2 }), ROUND_MS);
      await onStored('list_versions', async (rows) => {
        key = (await rows.findOne({ _id: broken }))?.key;
      });
      await point('sanction-lists/gone.jsonl.gz');
      succeeded(await root(rollBackList, { source: well, version: 1 }));
    }, 90_000);

    it('raises an alarm, and the status says what is searched instead', async () => {
      const now = await eventually(async () => {
        const list = await status(well);
        expect(list.alarm).toMatchObject({ reason: 'not-loaded' });
        return list;
      });
      expect([inForce(now), now.served_version]).toEqual([1, 2]);
      expect(await search()).toMatchObject({ lists: [{ version: 2, entries: 2 }], result: [{ is_alert: true }] });
      await eventually(async () => {
        const [metrics] = await system.metrics();
        expect(metrics).toContain(`dossier_sanction_list_alarm{list="${well}"} 1`);
      }, ROUND_MS);
    }, 60_000);

    it('leaves a killed process with its last index, whose true version every answer states', async () => {
      await system.restart('SIGKILL');
      const { lists } = await search();
      expect(lists).toMatchObject([{ source: well, title: well, version: 2, entries: 2 }]);
      expect(Date.now() - Date.parse(lists[0]?.fetched_at ?? '')).toBeLessThan(10 * 60_000);
    }, 60_000);

    it('is searched once it can be loaded, and the alarm ends', async () => {
      await point(key);
      await eventually(async () => {
        const now = await status(well);
        expect([inForce(now), now.served_version, now.alarm]).toEqual([1, 1, undefined]);
      }, ROUND_MS);
      expect((await search()).lists).toMatchObject([{ version: 1, entries: 1 }]);
      await system.restart('SIGKILL');
      expect((await search()).lists).toMatchObject([{ version: 1, entries: 1 }]);
    }, 90_000);
  });
});
