import { getPerson } from '@dossier/proto/calls/kyc-records';
import { approveChange, denyChange } from '@dossier/proto/calls/workflow';
import { workflowFailures } from '@dossier/proto/failures/workflow';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { api } from '../support/api.js';
import { expectFailure, expectInvalid, UNKNOWN_ID } from '../support/expect.js';
import { addUser, newTenant, type Person, succeeded } from '../support/people.js';
import { editOne, newDirector, newOfficial, notificationOf } from './client-file.js';
import { newTeam, type Team } from './team.js';

const text = 'Not the city on the proof of address';

describe('denying a change', () => {
  let team: Team;
  let controller: Person;

  beforeAll(async () => {
    team = await newTeam();
    controller = await addUser(team.tenant, 'DATA_CONTROLLER');
  });

  const waiting = async (city: string, maker = team.maker): Promise<string> => {
    const change = await editOne(maker, team.company, 'person', team.person, { city });
    await notificationOf(team.supervisor, 'forConfirmation', team.company, change);
    return change;
  };
  const logged = (id: string) => notificationOf(team.supervisor, 'history', team.company, id);
  const cityNow = async () =>
    (succeeded(await team.maker.call(getPerson, { id: team.person })).person as { city: unknown }).city;

  it('keeps the current value and the reason', async () => {
    const id = await waiting('Ghent');
    const comment = {
      ops: [{ insert: 'Not the city on the ' }, { insert: 'proof', attributes: { bold: true } }, { insert: '\n' }],
    };
    const denied = succeeded(await team.supervisor.call(denyChange, { id, text: `  ${text}  `, comment }));
    expect(denied).toMatchObject({ id, actionTaken: 'rejected' });
    expect(await cityNow()).toEqual({ value: null });
    expect(await logged(id)).toMatchObject({
      actionTaken: 'rejected',
      rejectCommentStructure: comment,
      handled_by_name: team.supervisor.username,
    });
  });

  it('takes the formatted reason as JSON text, too, and leaves out what could harm its reader', async () => {
    const id = await waiting('Aalst');
    const ops = [
      { insert: 'See this', attributes: { link: 'javascript:alert(1)', bold: true, style: 'x' } },
      { insert: { image: 'https://evil.example/pixel.png' } },
      { insert: '<img src=x onerror=alert(1)>\n' },
    ];
    succeeded(await team.supervisor.call(denyChange, { id, text, comment: JSON.stringify({ ops }) }));
    expect((await logged(id)).rejectCommentStructure).toEqual({
      ops: [{ insert: 'See this', attributes: { bold: true } }, { insert: '<img src=x onerror=alert(1)>\n' }],
    });
  });

  it('lets a maker take back the own change without the permission to reject others', async () => {
    const id = await waiting('Bruges', controller);
    succeeded(await controller.call(denyChange, { id, text: 'I mixed up two clients' }));
    expect(await logged(id)).toMatchObject({ actionTaken: 'rejected', handled_by_name: controller.username });
  });

  it('answers a repeat with the stored outcome, and an approval afterwards with 409', async () => {
    const id = await waiting('Hasselt');
    const first = succeeded(await team.supervisor.call(denyChange, { id, text }));
    expect(succeeded(await team.supervisor.call(denyChange, { id, text }))).toEqual(first);
    expectFailure(await team.supervisor.call(approveChange, { id }), 409, 'workflow.change.closed');
  });

  it('ends what hangs on a record whose addition is denied', async () => {
    const official = await newOfficial(team.maker, team.company, team.director);
    const city = await editOne(team.maker, team.company, 'person', official.id, { city: 'Leuven' });
    await notificationOf(team.supervisor, 'forConfirmation', team.company, city);
    succeeded(await team.supervisor.call(denyChange, { id: official.change, text }));
    expectFailure(await team.maker.call(getPerson, { id: official.id }), 404, 'kyc.record.not_found');
    expect(await logged(official.change)).toMatchObject({ actionTaken: 'rejected' });
    expect(await logged(city)).toMatchObject({ actionTaken: 'cascade_deleted' });
  });

  it('ends the addition of a record below one whose addition is denied', async () => {
    const director = await newDirector(team.maker, team.company);
    const official = await newOfficial(team.maker, team.company, director.id);
    await notificationOf(team.supervisor, 'forConfirmation', team.company, official.change);
    succeeded(await team.supervisor.call(denyChange, { id: director.change, text }));
    expect(await logged(director.change)).toMatchObject({ actionTaken: 'rejected' });
    expect(await logged(official.change)).toMatchObject({ actionTaken: 'cascade_deleted' });
    for (const id of [director.person, official.id])
      expectFailure(await team.maker.call(getPerson, { id }), 404, 'kyc.record.not_found');
    expectFailure(await team.supervisor.call(approveChange, { id: official.change }), 409, 'workflow.change.closed');
  });

  it('refuses people who may not reject the changes of others', async () => {
    const id = await waiting('Namur');
    for (const role of ['DATA_CONTROLLER', 'EXTERNAL_AUDITOR', 'CLIENT'] as const) {
      const person = await addUser(team.tenant, role, role === 'CLIENT' ? [team.company] : undefined);
      expectFailure(await person.call(denyChange, { id, text }), 403, 'permission.denied');
    }
    expectFailure(await api()(denyChange, { id, text }), 401, 'session.missing');
    expect(await cityNow()).toMatchObject({ new_value: 'Namur' });
  });

  it.each([
    ['', 'none'],
    ['too short', 'nine characters'],
    ['          too         ', 'only white space around it'],
  ])('refuses the reason "%s" (%s) in the words of the catalogue', async (reason) => {
    const answer = await team.supervisor.call(denyChange, { id: UNKNOWN_ID, text: reason });
    expectInvalid(answer, 'text');
    expect(answer.body.errors?.text).toBe(workflowFailures['workflow.reason.too_short'].message);
  });

  it('refuses wrong input by name and stores nothing', async () => {
    const id = await waiting('Dinant');
    expectInvalid(await team.supervisor.call(denyChange, {}), 'id', 'text');
    expectInvalid(
      await team.supervisor.call(denyChange, { id: 5, text: ['a reason in a list'], note: 1 }),
      'id',
      'text',
      'note',
    );
    for (const comment of ['<p>HTML</p>', 7, { ops: 'no' }, { ops: [{ insert: 'x'.repeat(65_536) }] }])
      expectInvalid(await team.supervisor.call(denyChange, { id, text, comment }), 'comment');
    const both = { id, text: 'too short', comment: 7, note: 1 };
    expectInvalid(await team.supervisor.call(denyChange, both), 'text', 'comment', 'note');
    expect(await notificationOf(team.supervisor, 'forConfirmation', team.company, id)).toMatchObject({
      state: 'pending',
    });
  });

  it('does not know the changes of another tenant', async () => {
    const id = await waiting('Durbuy');
    const stranger = (await newTenant()).admin;
    const foreign = await stranger.call(denyChange, { id, text });
    expectFailure(foreign, 404, 'workflow.change.not_found');
    expect(foreign.body).toEqual((await stranger.call(denyChange, { id: UNKNOWN_ID, text })).body);
    expect(await cityNow()).toMatchObject({ new_value: 'Durbuy' });
  });
});
