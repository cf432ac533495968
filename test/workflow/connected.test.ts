import { updatePermissions } from '@dossier/proto/calls/identity';
import { getNotification, listDenied, readNotification } from '@dossier/proto/calls/notifications';
import { denyChange } from '@dossier/proto/calls/workflow';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { api } from '../support/api.js';
import { eventually } from '../support/eventually.js';
import { expectFailure, expectInvalid } from '../support/expect.js';
import { addUser, newTenant, type Person, succeeded } from '../support/people.js';
import { askRemoval, editOne, newOfficial, notificationOf } from './client-file.js';
import { newTeam, type Team } from './team.js';

let team: Team;
beforeAll(async () => {
  team = await newTeam();
});

const arrived = (change: string) => notificationOf(team.supervisor, 'forConfirmation', team.company, change);
const one = async (by: Person, id: string) => succeeded(await by.call(getNotification, { id }));
const connectionsOf = async (by: Person, id: string) =>
  (await one(by, id)).connected.map(({ _id, connection }) => [_id, connection]);

describe('what waits around a change', () => {
  let office: string;
  let city: string;
  let zip: string;
  let official: { id: string; change: string };
  let under: string;

  beforeAll(async () => {
    office = await editOne(team.maker, team.company, 'md', team.director, { location_type: 'abroad' });
    city = await editOne(team.maker, team.company, 'person', team.person, { city: 'Ghent' });
    zip = await editOne(team.maker, team.company, 'person', team.person, { zip: '93000' });
    official = await newOfficial(team.maker, team.company, team.director);
    under = await editOne(team.maker, team.company, 'person', official.id, { city: 'Bruges' });
    for (const change of [office, city, zip, official.change, under]) await arrived(change);
  });

  it('examination 15: is told with it, on the same record, above it and below it', async () => {
    expect(await connectionsOf(team.supervisor, city)).toEqual([
      [office, 'above'],
      [zip, 'record'],
    ]);
    expect(await connectionsOf(team.supervisor, office)).toEqual([
      [city, 'below'],
      [zip, 'below'],
      [official.change, 'below'],
      [under, 'below'],
    ]);
    const { connected } = await one(team.supervisor, under);
    expect(connected).toMatchObject([
      { _id: office, connection: 'above', kind: 'md', object_id: team.director, actionType: 'change', own: false },
      {
        _id: official.change,
        connection: 'record',
        kind: 'person',
        title: 'Otto Official',
        actionType: 'add',
        user_name: team.maker.username,
      },
    ]);
    expect(connected[0]?.sentence).toMatch(/\S/);
  });

  it('examination 15: shows nothing of a section that the reader may not see', async () => {
    const reader = await addUser(team.tenant, 'COMPLIANCE_OFFICER');
    const key = { user_id: reader.id, name: 'view_mbd_section', effect: 'deny' };
    succeeded(await team.tenant.admin.call(updatePermissions, key));
    await eventually(async () =>
      expectFailure(await reader.call(getNotification, { id: city }), 404, 'workflow.change.not_found'),
    );
  });
});

describe('the maker of a denied change', () => {
  let maker: Person;
  let denied: string;
  const reason = 'The certificate names another street';
  const deniedOf = async (by: Person) => succeeded(await by.call(listDenied)).notifications.map(({ _id }) => _id);

  beforeAll(async () => {
    maker = await addUser(team.tenant, 'DATA_CONTROLLER');
    denied = await editOne(maker, team.company, 'person', team.person, { placeofBirth: 'Rincon', zip: '55555' });
    await arrived(denied);
    succeeded(await team.supervisor.call(denyChange, { id: denied, text: reason }));
  });

  it('examination 16: is told of it with its reason, and gets what to propose again', async () => {
    const { notifications, count } = succeeded(await maker.call(listDenied));
    expect([notifications.map(({ _id }) => _id), count]).toEqual([[denied], 1]);
    expect(notifications[0]).toMatchObject({
      company_id: team.company,
      handled_by_name: team.supervisor.username,
      unread: true,
      own: true,
    });
    expect(JSON.stringify(notifications[0]?.rejectCommentStructure)).toContain(reason);
    expect((await one(maker, denied)).resubmit).toEqual({
      actionType: 'change',
      kind: 'person',
      id: team.person,
      links: { mbd_related: team.director },
      fields: { placeofBirth: 'Rincon', zip: '55555' },
    });
  });

  it('examination 16: is told until it is read; others never', async () => {
    expect(await deniedOf(team.supervisor)).toEqual([]);
    expect((await one(team.supervisor, denied)).resubmit).toBeUndefined();
    succeeded(await maker.call(readNotification, { notification_id: denied }));
    expect(await deniedOf(maker)).toEqual([]);
  });

  it('examination 16: hears nothing of what the maker took back, and a removal has nothing to resubmit', async () => {
    const own = await editOne(maker, team.company, 'person', team.person, { tinNumber: '1234567890' });
    await arrived(own);
    succeeded(await maker.call(denyChange, { id: own, text: 'I will look at this again' }));
    const removal = await askRemoval(maker, 'person', team.person);
    await arrived(removal);
    succeeded(await team.supervisor.call(denyChange, { id: removal, text: 'This person stays here' }));
    expect(await deniedOf(maker)).toEqual([removal]);
    expect((await one(maker, removal)).resubmit).toBeUndefined();
  });

  it('is nobody of another tenant, somebody who is signed in, and takes no input', async () => {
    expect(await deniedOf((await newTenant()).admin)).toEqual([]);
    expectFailure(await api()(listDenied), 401, 'session.missing');
    expectInvalid(await maker.call(listDenied, { company_id: team.company }), 'company_id');
  });
});
