import { updatePermissions } from '@dossier/proto/calls/identity';
import { countNotifications, listNotificationClients } from '@dossier/proto/calls/notifications';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { api } from '../support/api.js';
import { eventually } from '../support/eventually.js';
import { expectFailure, expectInvalid } from '../support/expect.js';
import { addUser, newTenant, type Person, succeeded } from '../support/people.js';
import { approve, editOne, newClient, newShareholder, notificationOf } from './client-file.js';
import { newTeam, type Team } from './team.js';

describe('the clients with changes', () => {
  let team: Team;
  let second: string;
  const view = 'forConfirmation';

  beforeAll(async () => {
    team = await newTeam('Zenith Holding');
    second = await newClient(team.maker, 'Ábaco (Caribbean) N.V.');
    await newClient(team.maker, 'Quiet Company');
    for (const percentage of [10, 20]) {
      const { change } = await newShareholder(team.maker, second, percentage);
      await notificationOf(team.supervisor, view, second, change);
    }
    const edit = await editOne(team.maker, team.company, 'person', team.person, { city: 'Ghent' });
    await notificationOf(team.supervisor, view, team.company, edit);
    await eventually(async () => expect(await names(team.supervisor, {})).toHaveLength(2));
    await eventually(async () => expect(await names(team.supervisor, { view: 'history' })).toHaveLength(1));
  });

  const names = async (by: Person, input: object) =>
    succeeded(await by.call(listNotificationClients, { view, ...input })).data.map(({ name }) => name);

  it('have the number of their changes, per view, and leave out clients without any', async () => {
    const waiting = succeeded(await team.supervisor.call(listNotificationClients, { view }));
    expect(waiting.count).toBe(2);
    expect(waiting.data).toMatchObject([
      {
        _id: second,
        name: 'Ábaco (Caribbean) N.V.',
        company_type: 'corporate',
        location_type: 'local',
        changesCount: 2,
      },
      { _id: team.company, name: 'Zenith Holding', changesCount: 1 },
    ]);
    const history = succeeded(await team.supervisor.call(listNotificationClients, { view: 'history' }));
    expect(history.data).toMatchObject([{ _id: team.company, changesCount: 1 }]);
  });

  it('count the same as the sidebar', async () => {
    for (const company_id of [second, team.company]) {
      const { count } = succeeded(await team.supervisor.call(countNotifications, { view, company_id }));
      const { data } = succeeded(await team.supervisor.call(listNotificationClients, { view }));
      expect(data.find(({ _id }) => _id === company_id)?.changesCount).toBe(count);
    }
    expect(succeeded(await team.supervisor.call(countNotifications, { view })).count).toBe(3);
  });

  it('are found by a part of the name, whatever its case, accents and special characters', async () => {
    expect(await names(team.supervisor, { search: 'ZENITH' })).toEqual(['Zenith Holding']);
    expect(await names(team.supervisor, { search: 'abaco' })).toEqual(['Ábaco (Caribbean) N.V.']);
    expect(await names(team.supervisor, { search: 'o (car' })).toEqual(['Ábaco (Caribbean) N.V.']);
    expect(await names(team.supervisor, { search: 'abaco (caribbean) n' })).toEqual(['Ábaco (Caribbean) N.V.']);
    expect(await names(team.supervisor, { search: 'abaco (caribbean) x' })).toEqual([]);
    expect(await names(team.supervisor, { search: '.*.*' })).toEqual([]);
    expect(await names(team.supervisor, { search: 'Quiet' })).toEqual([]);
  });

  it('examination 17: are filtered by type, day of creation and review date', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const both = ['Ábaco (Caribbean) N.V.', 'Zenith Holding'];
    expect(await names(team.supervisor, { company_type: 'corporate' })).toEqual(both);
    expect(await names(team.supervisor, { company_type: 'account_holder' })).toEqual([]);
    expect(await names(team.supervisor, { added_from: today, added_to: today })).toEqual(both);
    expect(await names(team.supervisor, { added_to: '2020-01-01' })).toEqual([]);
    expect(await names(team.supervisor, { review_date_present: 'yes' })).toEqual([]);
    const review = { next_review_date_type: 'manual', next_review_date: '2030-05-05' };
    const change = await editOne(team.maker, team.company, 'company', team.company, review);
    await approve(team.supervisor, team.company, change);
    await eventually(async () =>
      expect(await names(team.supervisor, { review_date_present: 'yes' })).toEqual(['Zenith Holding']),
    );
    expect(await names(team.supervisor, { review_from: '2030-05-05', review_to: '2030-05-05' })).toHaveLength(1);
    expect(await names(team.supervisor, { review_from: '2030-05-06' })).toEqual([]);
    expect(await names(team.supervisor, { review_date_present: 'no' })).toEqual(['Ábaco (Caribbean) N.V.']);
    const view = 'history';
    expect(await names(team.supervisor, { view, review_date_present: 'yes' })).toEqual(['Zenith Holding']);
    expectInvalid(
      await team.supervisor.call(listNotificationClients, { view, review_from: 'x', company_type: 'bank' }),
      'review_from',
      'company_type',
    );
  });

  it('are put in order', async () => {
    const byName = { orderingKey: 'name', orderingValue: 'asc' };
    expect(await names(team.supervisor, byName)).toEqual(['Ábaco (Caribbean) N.V.', 'Zenith Holding']);
    const byCount = { orderingKey: 'changesCount', orderingValue: 'asc' };
    expect(await names(team.supervisor, byCount)).toEqual(['Zenith Holding', 'Ábaco (Caribbean) N.V.']);
    expect(await names(team.supervisor, { page: 2 })).toEqual([]);
  });

  it('are for those who may see the view, a client user sees the own ones', async () => {
    const trust = await addUser(team.tenant, 'TRUST_OFFICER');
    expectFailure(await trust.call(listNotificationClients, { view }), 403, 'permission.denied');
    expectFailure(await api()(listNotificationClients, { view }), 401, 'session.missing');
    const client = await addUser(team.tenant, 'CLIENT', [second]);
    expectFailure(await client.call(listNotificationClients, { view }), 403, 'permission.denied');
    const key = { user_id: client.id, name: 'view_requested_changes', effect: 'allow' };
    succeeded(await team.maker.call(updatePermissions, key));
    await eventually(async () => expect(await names(client, {})).toEqual(['Ábaco (Caribbean) N.V.']));
  });

  it('count only what the reader may see', async () => {
    const controller = await addUser(team.tenant, 'DATA_CONTROLLER');
    const key = { user_id: controller.id, name: 'view_ubo_section_general', effect: 'deny' };
    succeeded(await team.maker.call(updatePermissions, key));
    await eventually(async () => {
      const { data } = succeeded(await controller.call(listNotificationClients, { view }));
      expect(data.find(({ _id }) => _id === second)?.changesCount ?? 0).toBe(0);
    });
  });

  it('refuse wrong input by name', async () => {
    const wrong = { view: 'mine', search: 'ab', orderingKey: 'tenant_id', orderingValue: 'up', page: 0, filters: {} };
    expectInvalid(
      await team.supervisor.call(listNotificationClients, wrong),
      'view',
      'search',
      'orderingKey',
      'orderingValue',
      'page',
      'filters',
    );
  });

  it('are not those of another tenant', async () => {
    const stranger = (await newTenant()).admin;
    for (const each of ['forConfirmation', 'history'])
      expect(succeeded(await stranger.call(listNotificationClients, { view: each, search: 'zenith' }))).toMatchObject({
        data: [],
        count: 0,
      });
  });
});
