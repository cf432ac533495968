import { randomBytes } from 'node:crypto';
import { refreshList, rollBackList } from '@dossier/proto/calls/sanction-lists';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { hasBareServers } from '../support/own-stack.js';
import { succeeded } from '../support/people.js';
import { csv, type Installation, inForce, installation } from './installation.js';
import { sends } from './list-server.js';
import { onStored } from './stored.js';

const run = randomBytes(4).toString('hex');
const [busy, well] = [`busy-${run}`, `well-${run}`];
const HOUR_MS = 3_600_000;
/** The service looks after its lists every quarter of a minute. */
const ROUND_MS = 40_000;

(hasBareServers ? describe : describe.skip)('the lists look after themselves:', () => {
  let lists: Installation;

  beforeAll(async () => {
    // Another replica holds the first list.
    const held = { _id: busy, in_force: 0, refreshing_until: new Date(Date.now() + HOUR_MS) };
    await onStored('list_states', (rows) => rows.insertOne(held));
    lists = await installation([busy, well], csv(['Balthazar Quistgaard']), { SANCTIONS_REFRESH: 'true' });
  }, 240_000);

  afterAll(() => lists?.stop(), 60_000);

  const search = () => lists.search('Cosima Vedel');

  it('one that is busy holds up no other', async () => {
    await eventually(async () => expect(await lists.status(well)).toMatchObject({ served_version: 1 }), ROUND_MS);
    const waiting = await lists.status(busy);
    expect(waiting).toMatchObject({ is_refreshing: true, versions: [] });
    expect(waiting).not.toHaveProperty('served_version');
  });

  it('one that is out of date degrades the service, which stays in use', async () => {
    const [readiness] = await lists.system.readiness();
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
      lists.publisher.answer(sends(csv(['Balthazar Quistgaard', 'Cosima Vedel'])));
      succeeded(await lists.root(refreshList, { source: well }));
      await eventually(async () => expect(await lists.status(well)).toMatchObject({ served_version: 2 }), ROUND_MS);
      await onStored('list_versions', async (rows) => {
        key = (await rows.findOne({ _id: broken }))?.key;
      });
      await point('sanction-lists/gone.jsonl.gz');
      succeeded(await lists.root(rollBackList, { source: well, version: 1 }));
    }, 90_000);

    it('raises an alarm, and the status says what is searched instead', async () => {
      const now = await eventually(async () => {
        const list = await lists.status(well);
        expect(list.alarm).toMatchObject({ reason: 'not-loaded' });
        return list;
      });
      expect([inForce(now), now.served_version]).toEqual([1, 2]);
      expect(await search()).toMatchObject({ lists: [{ version: 2, entries: 2 }], result: [{ is_alert: true }] });
      await eventually(async () => {
        const [metrics] = await lists.system.metrics();
        expect(metrics).toContain(`dossier_sanction_list_alarm{list="${well}"} 1`);
      }, ROUND_MS);
    }, 60_000);

    it('keeps its alarm when the publisher is asked with success, which loads nothing', async () => {
      const { checked_at = '' } = await lists.status(well);
      succeeded(await lists.root(refreshList, { source: well }));
      const now = await eventually(async () => {
        const list = await lists.status(well);
        expect(Date.parse(list.checked_at ?? '')).toBeGreaterThan(Date.parse(checked_at));
        return list;
      });
      expect(now.alarm).toMatchObject({ reason: 'not-loaded' });
    });

    it('leaves a killed process with its last index, whose true version every answer states', async () => {
      await lists.system.restart('SIGKILL');
      const [searched] = (await search()).lists;
      expect(searched).toMatchObject({ source: well, title: well, version: 2, entries: 2 });
      expect(Date.now() - Date.parse(searched?.fetched_at ?? '')).toBeLessThan(10 * 60_000);
    }, 60_000);

    it('is searched once it can be loaded, and the alarm ends', async () => {
      await point(key);
      await eventually(async () => {
        const now = await lists.status(well);
        expect([inForce(now), now.served_version, now.alarm]).toEqual([1, 1, undefined]);
      }, ROUND_MS);
      expect((await search()).lists).toMatchObject([{ version: 1, entries: 1 }]);
      await lists.system.restart('SIGKILL');
      expect((await search()).lists).toMatchObject([{ version: 1, entries: 1 }]);
    }, 90_000);
  });
});
