import { listMakers, listNotifications } from '@dossier/proto/calls/notifications';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { expectFailure, expectInvalid } from '../support/expect.js';
import { addUser, newTenant, type Person, succeeded } from '../support/people.js';
import { approve, editOne, newClient, newDirector, notificationOf } from './client-file.js';
import { newTeam, type Team } from './team.js';

describe('the queue over all clients', () => {
  let team: Team;
  let other: Person;
  let mine: string;
  let theirs: string;
  let director: string;
  beforeAll(async () => {
    team = await newTeam();
    other = await addUser(team.tenant, 'DATA_CONTROLLER');
    const client = await newClient(other, 'Second Holding');
    mine = await editOne(team.maker, team.company, 'company', team.company, { city: 'Lisbon' });
    theirs = await editOne(other, client, 'company', client, { city: 'Porto' });
    director = (await newDirector(other, client)).change;
    for (const [company, change] of [
      [team.company, mine],
      [client, theirs],
      [client, director],
    ] as const)
      await notificationOf(team.supervisor, 'forConfirmation', company, change);
  });

  const listed = async (filter: object) => {
    const { notifications } = succeeded(
      await team.supervisor.call(listNotifications, { view: 'forConfirmation', ...filter }),
    );
    return notifications.map(({ _id }) => _id);
  };

  it('is narrowed by the kind of record, by the maker and by age', async () => {
    expect(await listed({})).toEqual(expect.arrayContaining([mine, theirs, director]));
    const companies = await listed({ kind: 'company' });
    expect(companies).toEqual(expect.arrayContaining([mine, theirs]));
    expect(companies).not.toContain(director);
    expect(await listed({ kind: 'company', maker_id: other.id })).toEqual([theirs]);
    expect(await listed({ older_than_days: 1 })).toEqual([]);
    expectInvalid(
      await team.supervisor.call(listNotifications, { view: 'forConfirmation', kind: 'boat' as 'company' }),
      'kind',
    );
  });

  it('is narrowed by the risk of the client, which it follows while a change waits', async () => {
    expect(await listed({ risk_level: 'high' })).toEqual([]);
    const risk = await editOne(other, team.company, 'company', team.company, { risk_level: 'high' });
    await approve(team.supervisor, team.company, risk);
    await eventually(async () => expect(await listed({ risk_level: 'high' })).toEqual([mine]));
    const later = (await newDirector(other, team.company)).change;
    await notificationOf(team.supervisor, 'forConfirmation', team.company, later);
    expect(await listed({ risk_level: 'high' })).toEqual([mine, later]);
    expectInvalid(
      await team.supervisor.call(listNotifications, { view: 'forConfirmation', risk_level: 'none' as 'low' }),
      'risk_level',
    );
  });

  it('names who proposed, to who may see what waits and in the own tenant alone', async () => {
    const { makers } = succeeded(await team.supervisor.call(listMakers, {}));
    expect(makers.map(({ _id }) => _id).sort()).toEqual([team.maker.id, other.id].sort());
    expect(succeeded(await (await newTenant()).admin.call(listMakers, {})).makers).toEqual([]);
    const trust = await addUser(team.tenant, 'TRUST_OFFICER');
    expectFailure(await trust.call(listMakers, {}), 403, 'permission.denied');
    expectInvalid(await team.supervisor.call(listMakers, { colour: 'red' } as object), 'colour');
  });
});
