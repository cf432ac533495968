import { randomBytes } from 'node:crypto';
import { listNotices, markNotices } from '@dossier/proto/calls/notices';
import {
  type ListStatus,
  listChanges,
  listsStatus,
  refreshList,
  rollBackList,
} from '@dossier/proto/calls/sanction-lists';
import { listUpdated } from '@dossier/proto/events/sanctions';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { expectFailure, expectInvalid } from '../support/expect.js';
import { endProcess, hasBareServers, startProcess } from '../support/own-stack.js';
import { succeeded } from '../support/people.js';
import { subscribe } from '../support/subscriber.js';
import { csv, type Installation, inForce, installation } from './installation.js';
import { sends } from './list-server.js';
import { onStored } from './stored.js';

const FIRST = ['Balthazar', 'Cosima', 'Dietlinde', 'Evander', 'Florimond', 'Gudrun'];
const LAST = ['Quistgaard', 'Rosenkrantz', 'Stjernholm', 'Tordenskiold', 'Ulfeldt', 'Vedel', 'Wibjerg'];
const NAMES = LAST.flatMap((last) => FIRST.map((first) => `${first} ${last}`));
const file = (names: readonly string[]): string => csv(names, NAMES);
/** How many new screening requests a process has answered. */
const screeningsIn = (metrics: string): number =>
  Number(
    /dossier_call_duration_seconds_count{subject="sanctions\.screening\.create",outcome="[a-z.]+"} (\d+)/.exec(
      metrics,
    )?.[1] ?? 0,
  );
const source = `test-${randomBytes(4).toString('hex')}`;

(hasBareServers ? describe : describe.skip)('the lists of an installation', () => {
  let lists: Installation;

  beforeAll(async () => {
    lists = await installation([source], file(NAMES.slice(0, 40)), { SANCTIONS_LARGEST_LIST_MB: '1' });
  }, 240_000);

  afterAll(() => lists?.stop(), 60_000);

  const status = () => lists.status(source);
  const refresh = async (): Promise<ListStatus> => {
    succeeded(await lists.root(refreshList, { source }));
    return eventually(async () => {
      const now = await status();
      if (now.is_refreshing) throw new Error('The refresh goes on');
      return now;
    }, 30_000);
  };
  const isFound = async (name: string) => (await lists.search(name)).result.some(({ person }) => person.name === name);

  it('start with the sample, until the first refresh brings the real one', async () => {
    expect(succeeded(await lists.root(listsStatus))).toMatchObject({ only_sample: true, index: { is_ready: true } });
    expect(await lists.system.readiness()).toMatchObject([
      {
        status: 200,
        body: { status: 'degraded', parts: { 'sanction lists': { degraded: expect.stringContaining('sample list') } } },
      },
    ]);
    expect(await isFound('Cosima Vedel')).toBe(false);
    const now = await refresh();
    expect(now).toMatchObject({ is_stale: false, versions: [{ version: 1, entries: 40, in_force: true }] });
    const data = await lists.search('Cosima Vedel');
    expect(data.result[0]?.person.name).toBe('Cosima Vedel');
    expect(data.lists).toMatchObject([{ source, version: 1, entries: 40 }]);
    expect(succeeded(await lists.root(listsStatus)).only_sample).toBe(false);
  });

  it('keep who has left, as no longer current, and say what changed', async () => {
    lists.publisher.answer(sends(file([...NAMES.slice(1, 40), ...NAMES.slice(40)])));
    expect((await refresh()).versions).toMatchObject([
      { version: 2, entries: 42, current_entries: 41 },
      { version: 1 },
    ]);
    const [gone] = (await lists.search(NAMES[0] as string)).result;
    expect(gone?.sanctions).toMatchObject([{ current: false }]);
    const compared = { source, from: 1, to: 2 };
    const added = succeeded(await lists.root(listChanges, { ...compared, kind: 'added' }));
    expect(added).toMatchObject({ added: 2, removed: 1, changed: 0 });
    expect(added.entries.map(({ name }) => name)).toEqual(NAMES.slice(40));
    const removed = succeeded(await lists.root(listChanges, { ...compared, kind: 'removed' }));
    expect(removed.entries.map(({ name }) => name)).toEqual([NAMES[0]]);
  });

  it('make no new version of a file that has not changed', async () => {
    expect((await refresh()).versions[0]?.version).toBe(2);
  });

  it.each([
    ['a web page', sends('<!doctype html><html>Moved</html>', 'text/html'), 'html'],
    ['nothing', sends(''), 'empty'],
    ['a header and no entry', sends('id,name,type\n'), 'no-entries'],
    ['half of the entries', sends(file(NAMES.slice(20, 41))), 'shrunk'],
    ['other people', sends(file(NAMES).replaceAll(/[A-Z]\w+ [A-Z]\w+/g, 'Somebody Else')), 'sentinels'],
    ['a row cut short', sends(csv(NAMES).slice(0, -12)), 'malformed'],
    ['an archive', sends(Buffer.from([0x1f, 0x8b, 8, 0, 0])), 'compressed'],
    ['another alphabet', sends(Buffer.from(file(NAMES), 'utf16le')), 'encoding'],
    ['a file beyond all measure', sends(file(NAMES) + 'x'.repeat(2 << 20)), 'too-large'],
    ['an error', sends('gone', 'text/plain', 500), 'unreachable'],
    [
      'the beginning of a longer file',
      (_: unknown, response: import('node:http').ServerResponse) => {
        response.writeHead(200, { 'content-length': '100000' }).write(file(NAMES).slice(0, 300));
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
    lists.publisher.answer(serve);
    const now = await refresh();
    expect(now.alarm?.reason).toBe(reason);
    expect(inForce(await status())).toBe(2);
    expect(await isFound('Cosima Vedel')).toBe(true);
  });

  it('tell super users of an alarm, once for each reason in turn', async () => {
    const tasks = startProcess('services/tasks/dist/main.js', { ...lists.system.stack.env, HEALTH_PORT: '0' });
    try {
      await tasks.ready;
      const told = async () => succeeded(await lists.root(listNotices, { kind: 'list_alarm' })).notices;
      const unread = await eventually(async () => {
        const [notice] = (await told()).filter(({ text }) => text.includes(source));
        if (!notice?.text.includes('the address is not allowed')) throw new Error('Not told yet');
        return notice;
      });
      expect(unread).toMatchObject({ path: '/admin/sanction-lists', unread: true });
      succeeded(await lists.root(markNotices, { ids: [unread._id] }));
      await refresh();
      lists.publisher.answer(sends('gone', 'text/plain', 500));
      await refresh();
      await eventually(async () => expect((await told())[0]?.text).toContain('could not be reached'));
      expect((await told()).filter(({ text }) => text.includes(source))).toHaveLength(2);
    } finally {
      await endProcess(tasks);
    }
  });

  it('lose the alarm with the next good file', async () => {
    lists.publisher.answer(sends(file(NAMES)));
    const now = await refresh();
    expect(now.alarm).toBeUndefined();
    expect(now.versions.map(({ version }) => version)).toEqual([3, 2, 1]);
  });

  it('go back to an earlier version, which a further refresh of the same file leaves in force', async () => {
    succeeded(await lists.root(rollBackList, { source, version: 1 }));
    await eventually(async () => expect((await lists.search('Gudrun Wibjerg')).lists[0]?.version).toBe(1));
    expect(await isFound('Gudrun Wibjerg')).toBe(false);
    await refresh();
    expect(inForce(await status())).toBe(1);
    expectFailure(await lists.root(rollBackList, { source }), 409, 'sanctions.list.no_earlier_version');
    succeeded(await lists.root(rollBackList, { source, version: 3 }));
    await eventually(async () => expect(await isFound('Gudrun Wibjerg')).toBe(true));
  });

  it('keep the last three versions', async () => {
    lists.publisher.answer(sends(file(NAMES.toReversed())));
    const now = await refresh();
    expect(now.versions.map(({ version }) => version)).toEqual([4, 3, 2]);
    expectFailure(await lists.root(rollBackList, { source, version: 1 }), 404, 'sanctions.list.not_found');
  });

  it('are whole again after the process was killed in the middle of a refresh', async () => {
    lists.publisher.answer((_, response) => void response.writeHead(200).write(file(NAMES.slice(0, 5))));
    succeeded(await lists.root(refreshList, { source }));
    await new Promise((resolve) => setTimeout(resolve, 500));
    await lists.system.restart('SIGKILL');
    await eventually(async () => expect(await isFound('Cosima Vedel')).toBe(true), 30_000);
    expect(inForce(await status())).toBe(4);
    expect((await lists.search('Cosima Vedel')).lists).toMatchObject([{ source, version: 4 }]);
    lists.publisher.answer(sends(file(NAMES)));
    await eventually(async () => succeeded(await lists.root(refreshList, { source })), 45_000);
    await eventually(async () => expect(inForce(await status())).toBe(5), 30_000);
  }, 120_000);

  it('are the same in every replica, soon after one of them changes them', async () => {
    await lists.system.addReplica();
    const served = async () => (await lists.system.metrics()).map((text) => screeningsIn(text));
    for (const version of [4, 5]) {
      succeeded(await lists.root(rollBackList, { source, version }));
      await eventually(async () => {
        const searches = await Promise.all(Array.from({ length: 12 }, () => lists.search('Gudrun Wibjerg')));
        expect(new Set(searches.map((data) => data.lists[0]?.version))).toEqual(new Set([version]));
      }, 30_000);
    }
    for (const count of await served()) expect(count).toBeGreaterThan(0);
  }, 90_000);

  it('are not loaded while the publisher calls them unchanged, unless what reads them has changed', async () => {
    const asked: (string | undefined)[] = [];
    lists.publisher.answer((request, response) => {
      const known = request.headers['if-none-match'];
      asked.push(known);
      if (known === '"v5"') response.writeHead(304).end();
      else response.writeHead(200, { etag: '"v5"' }).end(file(NAMES));
    });
    await refresh();
    await refresh();
    expect(asked).toEqual([undefined, '"v5"']);
    expect(inForce(await status())).toBe(5);
    await onStored('list_versions', (rows) => rows.updateOne({ _id: `${source}@5` }, { $set: { parser: 'older' } }));
    expect((await refresh()).versions[0]).toMatchObject({ version: 6, in_force: true });
    await refresh();
    expect(asked).toEqual([undefined, '"v5"', undefined, '"v5"']);
  }, 60_000);

  it('tell other systems of every version that is put in force, and by whom', async () => {
    const { hear, stop } = subscribe(listUpdated.subject, { NATS_URL: process.env.NATS_URL });
    const heard = (change: string, version: number) =>
      hear(({ data }) => data.source === source && data.change === change && data.version === version);
    try {
      const refreshed = await heard('refreshed', 2);
      const brought = { source, version: 2, entries: 42, added: 2, removed: 1, changed: 0 };
      expect(refreshed.data).toEqual({ ...brought, change: 'refreshed' });
      const back = await heard('rolled_back', 1);
      const restored = { source, version: 1, entries: 40, added: 0, removed: 0, changed: 0 };
      expect(back.data).toEqual({ ...restored, change: 'rolled_back' });
      expect(back.actor.id).toBe(refreshed.actor.id);
      expect(back.actor.id).toMatch(/^[0-9a-f]{24}$/);
    } finally {
      stop();
    }
  }, 70_000);

  it('show their age and their alarms in the metrics', async () => {
    await eventually(async () => {
      const [text = ''] = await lists.system.metrics();
      expect(text).toMatch(new RegExp(`dossier_sanction_list_age_seconds{list="${source}"} [0-9.]+`));
      expect(text).toContain(`dossier_sanction_list_alarm{list="${source}"} 0`);
      expect(text).toContain(`dossier_sanction_list_stale{list="${source}"} 0`);
    }, 30_000);
  }, 40_000);

  it('are the business of a super user alone', async () => {
    expectFailure(await lists.admin.call(listsStatus), 403, 'permission.denied');
    expectFailure(await lists.admin.call(refreshList, { source }), 403, 'permission.denied');
    expectFailure(await lists.admin.call(rollBackList, { source }), 403, 'permission.denied');
    expectFailure(
      await lists.admin.call(listChanges, { source, from: 1, to: 2, kind: 'added' }),
      403,
      'permission.denied',
    );
  });

  it('name what is wrong with a request', async () => {
    expectInvalid(await lists.root(refreshList, {}), 'source');
    expectInvalid(await lists.root(listsStatus, { colour: 'red' }), 'colour');
    expectInvalid(await lists.root(rollBackList, { source: 'A B', version: 0 }), 'source', 'version');
    expectInvalid(await lists.root(listChanges, { source, from: 1, to: 2 }), 'kind');
    expectFailure(await lists.root(refreshList, { source: 'unknown' }), 404, 'sanctions.list.not_found');
    expectFailure(await lists.root(rollBackList, { source, version: 99 }), 404, 'sanctions.list.not_found');
    const unknown = await lists.root(listChanges, { source, from: 98, to: 99, kind: 'added' });
    expectFailure(unknown, 404, 'sanctions.list.not_found');
  });
});
