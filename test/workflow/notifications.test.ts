import { updatePermissions } from '@dossier/proto/calls/identity';
import {
  countNotifications,
  getNotification,
  listNotifications,
  type Notification,
  readNotification,
} from '@dossier/proto/calls/notifications';
import { affectedChanges, approveChange, denyChange } from '@dossier/proto/calls/workflow';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { api } from '../support/api.js';
import { eventually } from '../support/eventually.js';
import { expectFailure, expectInvalid, UNKNOWN_ID } from '../support/expect.js';
import { addUser, newTenant, type Person, succeeded } from '../support/people.js';
import { editOne, newClient, newDirector, newShareholder, notificationOf } from './client-file.js';
import { newTeam, type Team } from './team.js';

const VIEWS = ['forConfirmation', 'history'] as const;
let team: Team;
let stranger: Person;
let city: string;
let zip: string;
let rejected: string;

/** One approved and one rejected change in the history, two edits that wait. */
beforeAll(async () => {
  team = await newTeam();
  stranger = (await newTenant()).admin;
  const change = (fields: Record<string, string>) => editOne(team.maker, team.company, 'person', team.person, fields);
  rejected = await change({ city: 'Namur' });
  await notificationOf(team.supervisor, 'forConfirmation', team.company, rejected);
  succeeded(await team.supervisor.call(denyChange, { id: rejected, text: 'This is not the right city' }));
  city = await change({ city: 'Ghent' });
  zip = await change({ zip: '93000' });
  await notificationOf(team.supervisor, 'forConfirmation', team.company, zip);
  await notificationOf(team.supervisor, 'forConfirmation', team.company, city);
});

const ids = (list: Notification[]) => list.map(({ _id }) => _id);

describe('the list of changes', () => {
  it('has what waits, oldest first, apart from the history, newest first', async () => {
    const { company_id } = { company_id: team.company };
    const waiting = succeeded(await team.supervisor.call(listNotifications, { view: 'forConfirmation', company_id }));
    expect([ids(waiting.notifications), waiting.count]).toEqual([[city, zip], 2]);
    const history = succeeded(await team.supervisor.call(listNotifications, { view: 'history', company_id }));
    expect(history.notifications.map(({ actionTaken }) => actionTaken)).toEqual(['rejected', 'approved']);
  });

  it('gives a part of the list', async () => {
    const slice = { view: 'forConfirmation', company_id: team.company, offset: 1, limit: 1 };
    const { notifications, count } = succeeded(await team.supervisor.call(listNotifications, slice));
    expect([ids(notifications), count]).toEqual([[zip], 2]);
  });

  it('is for those who may see the view, and for nobody else', async () => {
    const trust = await addUser(team.tenant, 'TRUST_OFFICER');
    expect((await trust.call(listNotifications, { view: 'history' })).status).toBe(200);
    for (const call of [listNotifications, countNotifications])
      expectFailure(await trust.call(call, { view: 'forConfirmation' }), 403, 'permission.denied');
    const client = await addUser(team.tenant, 'CLIENT', [team.company]);
    for (const view of VIEWS) expectFailure(await client.call(listNotifications, { view }), 403, 'permission.denied');
    expectFailure(await api()(listNotifications, { view: 'history' }), 401, 'session.missing');
  });

  it('refuses wrong input by name', async () => {
    const { call } = team.supervisor;
    expectInvalid(await call(listNotifications, {}), 'view');
    expectInvalid(
      await call(listNotifications, { view: 'all', offset: -1, limit: 201, company_id: 'x', sort: 'asc' }),
      'view',
      'offset',
      'limit',
      'company_id',
      'sort',
    );
  });

  it('tells another tenant nothing, not even that the client exists', async () => {
    for (const view of VIEWS)
      for (const call of [listNotifications, countNotifications]) {
        const foreign = await stranger.call(call, { view, company_id: team.company });
        expect(foreign.body).toEqual((await stranger.call(call, { view, company_id: UNKNOWN_ID })).body);
        expect(foreign.body).toMatchObject({ count: 0 });
      }
  });

  it('shows a client user the own files only, once the key is given', async () => {
    const other = await newClient(team.maker, 'Somebody Else');
    const share = await newShareholder(team.maker, other);
    await notificationOf(team.supervisor, 'forConfirmation', other, share.change);
    const client = await addUser(team.tenant, 'CLIENT', [team.company]);
    const key = { user_id: client.id, name: 'view_requested_changes', effect: 'allow' };
    succeeded(await team.maker.call(updatePermissions, key));
    await eventually(async () => succeeded(await client.call(listNotifications, { view: 'forConfirmation' })));
    const all = succeeded(await client.call(listNotifications, { view: 'forConfirmation' }));
    expect(ids(all.notifications)).toEqual([city, zip]);
    const foreign = succeeded(await client.call(listNotifications, { view: 'forConfirmation', company_id: other }));
    expect(foreign).toMatchObject({ notifications: [], count: 0 });
    expectFailure(await client.call(getNotification, { id: share.change }), 404, 'workflow.change.not_found');
  });

  it('leaves out sections that are closed to the reader, and does not count them', async () => {
    const controller = await addUser(team.tenant, 'DATA_CONTROLLER');
    const key = { user_id: controller.id, name: 'view_mbd_section', effect: 'deny' };
    succeeded(await team.maker.call(updatePermissions, key));
    const view = { view: 'forConfirmation', company_id: team.company };
    await eventually(async () =>
      expect(succeeded(await controller.call(listNotifications, view))).toMatchObject({ notifications: [], count: 0 }),
    );
    expect(succeeded(await controller.call(countNotifications, view))).toMatchObject({ count: 0, unread: 0 });
    expectFailure(await controller.call(getNotification, { id: city }), 404, 'workflow.change.not_found');
  });
});

describe('one change in detail', () => {
  it('shows the change', async () => {
    const { notification } = succeeded(await team.supervisor.call(getNotification, { id: rejected }));
    expect(notification).toMatchObject({ _id: rejected, person: team.person, actionTaken: 'rejected', kind: 'person' });
    expect(JSON.parse(notification.fields)).toEqual({ city: { current: null, new: 'Namur' } });
  });

  it('is for those who may see details', async () => {
    const controller = await addUser(team.tenant, 'DATA_CONTROLLER');
    const key = { user_id: controller.id, name: 'can_view_details', effect: 'deny' };
    succeeded(await team.maker.call(updatePermissions, key));
    await eventually(async () =>
      expectFailure(await controller.call(getNotification, { id: city }), 403, 'permission.denied'),
    );
    expectFailure(await api()(getNotification, { id: city }), 401, 'session.missing');
  });

  it('refuses wrong input and does not know the changes of another tenant', async () => {
    expectInvalid(await team.supervisor.call(getNotification, { id: 'nonsense' }), 'id');
    const foreign = await stranger.call(getNotification, { id: city });
    expectFailure(foreign, 404, 'workflow.change.not_found');
    expect(foreign.body).toEqual((await stranger.call(getNotification, { id: UNKNOWN_ID })).body);
  });
});

describe('read marks', () => {
  const view = () => ({ view: 'forConfirmation', company_id: team.company });
  const counted = async (by: Person) => succeeded(await by.call(countNotifications, view()));

  it('count for the reader alone', async () => {
    const controller = await addUser(team.tenant, 'DATA_CONTROLLER');
    expect(await counted(controller)).toMatchObject({ count: 2, unread: 2 });
    succeeded(await controller.call(readNotification, { notification_id: city }));
    succeeded(await controller.call(readNotification, { notification_id: city }));
    expect(await counted(controller)).toMatchObject({ count: 2, unread: 1 });
    expect(await counted(team.supervisor)).toMatchObject({ count: 2, unread: 2 });
    expect((await notificationOf(controller, 'forConfirmation', team.company, city)).unread).toBe(false);
  });

  it('treat the own changes as read, and their outcome as news', async () => {
    expect(await counted(team.maker)).toMatchObject({ count: 2, unread: 0 });
    expect(await notificationOf(team.maker, 'history', team.company, rejected)).toMatchObject({ unread: true });
    expect(await notificationOf(team.supervisor, 'history', team.company, rejected)).toMatchObject({ unread: false });
  });

  it('refuse the wrong person, wrong input and the changes of another tenant', async () => {
    expectFailure(await api()(readNotification, { notification_id: city }), 401, 'session.missing');
    expectInvalid(await team.supervisor.call(readNotification, { id: city }), 'id', 'notification_id');
    const foreign = await stranger.call(readNotification, { notification_id: city });
    expectFailure(foreign, 404, 'workflow.change.not_found');
    expect(foreign.body).toEqual((await stranger.call(readNotification, { notification_id: UNKNOWN_ID })).body);
    expect(await counted(team.supervisor)).toMatchObject({ unread: 2 });
  });
});

describe('the changes that a removal takes with it', () => {
  it('are none for an edit', async () => {
    expect(succeeded(await team.supervisor.call(affectedChanges, { id: city })).relatedChanges).toEqual([]);
  });

  it('are for those who see changes', async () => {
    const client = await addUser(team.tenant, 'CLIENT', [team.company]);
    expectFailure(await client.call(affectedChanges, { id: city }), 403, 'permission.denied');
    expectFailure(await api()(affectedChanges, { id: city }), 401, 'session.missing');
  });

  it('are not told for wrong input or to another tenant', async () => {
    expectInvalid(await team.supervisor.call(affectedChanges, { id: '' }), 'id');
    const foreign = await stranger.call(affectedChanges, { id: city });
    expectFailure(foreign, 404, 'workflow.change.not_found');
    expect(foreign.body).toEqual((await stranger.call(affectedChanges, { id: UNKNOWN_ID })).body);
  });
});

describe('an official that waits for its managing director', () => {
  it('names the change to approve first, until it is approved', async () => {
    const director = await newDirector(team.maker, team.company);
    const edit = await editOne(team.maker, team.company, 'person', director.person, { city: 'Ghent' });
    const waiting = await notificationOf(team.supervisor, 'forConfirmation', team.company, edit);
    expect(waiting.waits_for).toBe(director.change);
    await notificationOf(team.supervisor, 'forConfirmation', team.company, director.change);
    succeeded(await team.supervisor.call(approveChange, { id: director.change }));
    expect(await notificationOf(team.supervisor, 'forConfirmation', team.company, edit)).not.toHaveProperty(
      'waits_for',
    );
  });
});
