import { randomBytes } from 'node:crypto';
import {
  type ListStatus,
  listChanges,
  listsStatus,
  refreshList,
  rollBackList,
} from '@dossier/proto/calls/sanction-lists';
import { createScreening } from '@dossier/proto/calls/screenings';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Api } from '../support/api.js';
import { eventually } from '../support/eventually.js';
import { expectFailure, expectInvalid } from '../support/expect.js';
import { hasBareServers } from '../support/own-stack.js';
import { newTenant, type Person, succeeded } from '../support/people.js';
import { newClient } from './clients.js';
import { sends, startServer } from './list-server.js';
import { type OwnSystem, ownSystem } from './own-system.js';
import { onStored } from './stored.js';

const FIRST = ['Balthazar', 'Cosima', 'Dietlinde', 'Evander', 'Florimond', 'Gudrun'];
const LAST = ['Quistgaard', 'Rosenkrantz', 'Stjernholm', 'Tordenskiold', 'Ulfeldt', 'Vedel', 'Wibjerg'];
const NAMES = LAST.flatMap((last) => FIRST.map((first) => `${first} ${last}`));
const csv = (names: readonly string[]): string =>
  `id,name,type,nationality\n${names.map((name) => `${NAMES.indexOf(name)},${name},person,DK`).join('\n')}\n`;
/** How many new screening requests a process has answered. */
const screeningsIn = (metrics: string): number =>
  Number(
    /dossier_call_duration_seconds_count{subject="sanctions\.screening\.create",outcome="[a-z.]+"} (\d+)/.exec(
      metrics,
    )?.[1] ?? 0,
  );
const source = `test-${randomBytes(4).toString('hex')}`;

(hasBareServers ? describe : describe.skip)('the lists of an installation', () => {
  const before = process.env.DOSSIER_URL;
  let publisher: Awaited<ReturnType<typeof startServer>>;
  let system: OwnSystem;
  let root: Api;
  let admin: Person;
  let client: string;

  beforeAll(async () => {
    publisher = await startServer(sends(csv(NAMES.slice(0, 40))));
    const files = { main: `${publisher.url}/list.csv` };
    const sources = [{ id: source, title: 'Danish test list', format: 'tenant-csv', files }];
    system = await ownSystem(sources, { SANCTIONS_LARGEST_LIST_MB: '1' });
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

  const status = async (): Promise<ListStatus> => {
    const { lists } = succeeded(await root(listsStatus));
    return lists.find((list) => list.source === source) as ListStatus;
  };
  const inForce = async () => (await status()).versions.find(({ in_force }) => in_force)?.version;
  const refresh = async (): Promise<ListStatus> => {
    succeeded(await root(refreshList, { source }));
    return eventually(async () => {
      const now = await status();
      if (now.is_refreshing) throw new Error('The refresh goes on');
      return now;
    }, 30_000);
  };
  const search = async (name: string) => {
    const [firstname = '', surname = ''] = name.split(' ');
    const person = { firstname, surname, dob: '1970-01-01', nationality: 'DK' };
    return succeeded(await admin.call(createScreening, { company_id: client, ...person })).data;
  };
  const isFound = async (name: string) => (await search(name)).result.some(({ person }) => person.name === name);

  it('start with the sample, until the first refresh brings the real one', async () => {
    expect(succeeded(await root(listsStatus))).toMatchObject({ only_sample: true, index: { is_ready: true } });
    expect(await system.readiness()).toMatchObject([
      {
        status: 200,
        body: { status: 'degraded', parts: { 'sanction lists': { degraded: expect.stringContaining('sample list') } } },
      },
    ]);
    expect(await isFound('Cosima Vedel')).toBe(false);
    const now = await refresh();
    expect(now).toMatchObject({ is_stale: false, versions: [{ version: 1, entries: 40, in_force: true }] });
    const data = await search('Cosima Vedel');
    expect(data.result[0]?.person.name).toBe('Cosima Vedel');
    expect(data.lists).toMatchObject([{ source, version: 1, entries: 40 }]);
    expect(succeeded(await root(listsStatus)).only_sample).toBe(false);
  });

  it('keep who has left, as no longer current, and say what changed', async () => {
    publisher.answer(sends(csv([...NAMES.slice(1, 40), ...NAMES.slice(40)])));
    expect((await refresh()).versions).toMatchObject([
      { version: 2, entries: 42, current_entries: 41 },
      { version: 1 },
    ]);
    const [gone] = (await search(NAMES[0] as string)).result;
    expect(gone?.sanctions).toMatchObject([{ current: false }]);
    const compared = { source, from: 1, to: 2 };
    const added = succeeded(await root(listChanges, { ...compared, kind: 'added' }));
    expect(added).toMatchObject({ added: 2, removed: 1, changed: 0 });
    expect(added.entries.map(({ name }) => name)).toEqual(NAMES.slice(40));
    const removed = succeeded(await root(listChanges, { ...compared, kind: 'removed' }));
    expect(removed.entries.map(({ name }) => name)).toEqual([NAMES[0]]);
  });

  it('make no new version of a file that has not changed', async () => {
    expect((await refresh()).versions[0]?.version).toBe(2);
  });

  it.each([
    ['a web page', sends('<!doctype html><html>Moved</html>', 'text/html'), 'html'],
    ['nothing', sends(''), 'empty'],
    ['a header and no entry', sends('id,name,type\n'), 'no-entries'],
    ['half of the entries', sends(csv(NAMES.slice(20, 41))), 'shrunk'],
    ['other people', sends(csv(NAMES).replaceAll(/[A-Z]\w+ [A-Z]\w+/g, 'Somebody Else')), 'sentinels'],
    ['an archive', sends(Buffer.from([0x1f, 0x8b, 8, 0, 0])), 'compressed'],
    ['another alphabet', sends(Buffer.from(csv(NAMES), 'utf16le')), 'encoding'],
    ['a file beyond all measure', sends(csv(NAMES) + 'x'.repeat(2 << 20)), 'too-large'],
    ['an error', sends('gone', 'text/plain', 500), 'unreachable'],
    [
      'the beginning of a longer file',
      (_: unknown, response: import('node:http').ServerResponse) => {
        response.writeHead(200, { 'content-length': '100000' }).write(csv(NAMES).slice(0, 300));
        setTimeout(() => response.destroy(), 50);
      },
      'unreachable',
    ],
    [
      'a way to an address inside',
      (_: unknown, response: import('node:http').ServerResponse) =>
        void response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
      'address-refused',
    ],
  ])('are not replaced by %s; the alarm names the reason', async (_, serve, reason) => {
    publisher.answer(serve as never);
    const now = await refresh();
    expect(now.alarm?.reason).toBe(reason);
    expect(await inForce()).toBe(2);
    expect(await isFound('Cosima Vedel')).toBe(true);
  });

  it('lose the alarm with the next good file', async () => {
    publisher.answer(sends(csv(NAMES)));
    const now = await refresh();
    expect(now.alarm).toBeUndefined();
    expect(now.versions.map(({ version }) => version)).toEqual([3, 2, 1]);
  });

  it('go back to an earlier version, which a further refresh of the same file leaves in force', async () => {
    succeeded(await root(rollBackList, { source, version: 1 }));
    await eventually(async () => expect((await search('Gudrun Wibjerg')).lists[0]?.version).toBe(1));
    expect(await isFound('Gudrun Wibjerg')).toBe(false);
    await refresh();
    expect(await inForce()).toBe(1);
    expectFailure(await root(rollBackList, { source }), 409, 'sanctions.list.no_earlier_version');
    succeeded(await root(rollBackList, { source, version: 3 }));
    await eventually(async () => expect(await isFound('Gudrun Wibjerg')).toBe(true));
  });

  it('keep the last three versions', async () => {
    publisher.answer(sends(csv(NAMES.toReversed())));
    const now = await refresh();
    expect(now.versions.map(({ version }) => version)).toEqual([4, 3, 2]);
    expectFailure(await root(rollBackList, { source, version: 1 }), 404, 'sanctions.list.not_found');
  });

  it('are whole again after the process was killed in the middle of a refresh', async () => {
    publisher.answer((_, response) => void response.writeHead(200).write(csv(NAMES.slice(0, 5))));
    succeeded(await root(refreshList, { source }));
    await new Promise((resolve) => setTimeout(resolve, 500));
    await system.restart('SIGKILL');
    await eventually(async () => expect(await isFound('Cosima Vedel')).toBe(true), 30_000);
    expect(await inForce()).toBe(4);
    expect((await search('Cosima Vedel')).lists).toMatchObject([{ source, version: 4 }]);
    publisher.answer(sends(csv(NAMES)));
    await eventually(async () => succeeded(await root(refreshList, { source })), 45_000);
    await eventually(async () => expect(await inForce()).toBe(5), 30_000);
  }, 120_000);

  it('are the same in every replica, soon after one of them changes them', async () => {
    await system.addReplica();
    const served = async () => (await system.metrics()).map((text) => screeningsIn(text));
    for (const version of [4, 5]) {
      succeeded(await root(rollBackList, { source, version }));
      await eventually(async () => {
        const searches = await Promise.all(Array.from({ length: 12 }, () => search('Gudrun Wibjerg')));
        expect(new Set(searches.map(({ lists }) => lists[0]?.version))).toEqual(new Set([version]));
      }, 30_000);
    }
    for (const count of await served()) expect(count).toBeGreaterThan(0);
  }, 90_000);

  it('are not loaded while the publisher calls them unchanged, unless what reads them has changed', async () => {
    const asked: (string | undefined)[] = [];
    publisher.answer((request, response) => {
      const known = request.headers['if-none-match'];
      asked.push(known);
      if (known === '"v5"') response.writeHead(304).end();
      else response.writeHead(200, { etag: '"v5"' }).end(csv(NAMES));
    });
    await refresh();
    await refresh();
    expect(asked).toEqual([undefined, '"v5"']);
    expect(await inForce()).toBe(5);
    await onStored('list_versions', (rows) => rows.updateOne({ _id: `${source}@5` }, { $set: { parser: 'older' } }));
    expect((await refresh()).versions[0]).toMatchObject({ version: 6, in_force: true });
    await refresh();
    expect(asked).toEqual([undefined, '"v5"', undefined, '"v5"']);
  }, 60_000);

  it('show their age and their alarms in the metrics', async () => {
    await eventually(async () => {
      const [text = ''] = await system.metrics();
      expect(text).toMatch(new RegExp(`dossier_sanction_list_age_seconds{list="${source}"} [0-9.]+`));
      expect(text).toContain(`dossier_sanction_list_alarm{list="${source}"} 0`);
      expect(text).toContain(`dossier_sanction_list_stale{list="${source}"} 0`);
    }, 30_000);
  }, 40_000);

  it('are the business of a super user alone', async () => {
    expectFailure(await admin.call(listsStatus), 403, 'permission.denied');
    expectFailure(await admin.call(refreshList, { source }), 403, 'permission.denied');
    expectFailure(await admin.call(rollBackList, { source }), 403, 'permission.denied');
    expectFailure(await admin.call(listChanges, { source, from: 1, to: 2, kind: 'added' }), 403, 'permission.denied');
  });

  it('name what is wrong with a request', async () => {
    expectInvalid(await root(refreshList, {} as never), 'source');
    expectInvalid(await root(listChanges, { source, from: 1, to: 2 } as never), 'kind');
    expectFailure(await root(refreshList, { source: 'unknown' }), 404, 'sanctions.list.not_found');
    expectFailure(await root(rollBackList, { source, version: 99 }), 404, 'sanctions.list.not_found');
    const unknown = await root(listChanges, { source, from: 98, to: 99, kind: 'added' });
    expectFailure(unknown, 404, 'sanctions.list.not_found');
  });
});
