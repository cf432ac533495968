import { getPerson } from '@dossier/proto/calls/kyc-records';
import { approveChange } from '@dossier/proto/calls/workflow';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { expectFailure } from '../support/expect.js';
import { addUser, type Person, succeeded } from '../support/people.js';
import { onStored } from '../support/stored.js';
import { editOne, notificationOf, notifications } from './client-file.js';
import { newTeam, type Team } from './team.js';

const LONG_AGO = new Date(Date.now() - 60_000);
/** Two rounds of the timer. */
const ROUNDS_MS = 25_000;

describe('a decision that a crash left half done', () => {
  let team: Team;
  let officer: Person;

  beforeAll(async () => {
    team = await newTeam();
    officer = await addUser(team.tenant, 'COMPLIANCE_OFFICER');
  });

  /** What is stored when a process ends right after it has marked the change. */
  const halfDone = async (city: string, step: 'approve' | 'deny', touched_at = LONG_AGO): Promise<string> => {
    const id = await editOne(team.maker, team.company, 'person', team.person, { city });
    await notificationOf(team.supervisor, 'forConfirmation', team.company, id);
    const { id: by, username: by_name } = team.supervisor;
    const reason =
      step === 'deny' ? { text: 'Not on the document', comment: { ops: [{ insert: 'Not on the document\n' }] } } : {};
    const op = { id: `op-${id}`, step, by, by_name, at: touched_at, touched_at, self: false, ...reason };
    const state = step === 'approve' ? 'applying' : 'denying';
    await onStored('workflow', 'changes', (changes) =>
      changes.updateOne({ _id: id, state: 'pending' }, { $set: { state, op } }),
    );
    return id;
  };
  const city = async () =>
    (succeeded(await team.maker.call(getPerson, { id: team.person })).person as { city: unknown }).city;
  const ended = (id: string) =>
    eventually(async () => {
      const found = (await notifications(team.maker, 'history', team.company)).find(({ _id }) => _id === id);
      if (!found) throw new Error('still open');
      return found;
    }, ROUNDS_MS);

  it('is approved by the timer in the name of who decided', async () => {
    const id = await halfDone('Ghent', 'approve');
    expect(await ended(id)).toMatchObject({ actionTaken: 'approved', handled_by_name: team.supervisor.username });
    expect(await city()).toEqual({ value: 'Ghent' });
  }, 60_000);

  it('is denied by the timer with its reason', async () => {
    const id = await halfDone('Aalst', 'deny');
    expect(await ended(id)).toMatchObject({
      actionTaken: 'rejected',
      rejectCommentStructure: { ops: [{ insert: 'Not on the document\n' }] },
    });
    expect(await city()).toEqual({ value: 'Ghent' });
  }, 60_000);

  it('is finished at once by a repeat of the same person, and is nobody else’s to decide', async () => {
    const id = await halfDone('Bruges', 'approve', new Date());
    expectFailure(await officer.call(approveChange, { id }), 409, 'workflow.change.closed');
    expect(succeeded(await team.supervisor.call(approveChange, { id }))).toMatchObject({ actionTaken: 'approved' });
    expect(await city()).toEqual({ value: 'Bruges' });
  });

  it('is closed once, also when the client file had already carried it out', async () => {
    const id = await editOne(team.maker, team.company, 'person', team.person, { city: 'Hasselt' });
    await notificationOf(team.supervisor, 'forConfirmation', team.company, id);
    const before = await onStored('workflow', 'changes', (changes) => changes.findOne({ _id: id }));
    succeeded(await team.supervisor.call(approveChange, { id }));
    const { id: by, username: by_name } = team.supervisor;
    const op = { id: `op-${id}`, step: 'approve', by, by_name, at: LONG_AGO, touched_at: LONG_AGO, self: false };
    // As if the answer of the client file had been lost on its way: it has the change applied, the review has it open.
    await onStored('workflow', 'changes', (changes) =>
      changes.replaceOne({ _id: id }, { ...before, state: 'applying', op }),
    );
    const counted = { $inc: { forConfirmation: 1, history: -1 } } as object;
    await onStored('workflow', 'clients', (clients) => clients.updateOne({ _id: team.company }, counted));
    expect(await ended(id)).toMatchObject({ actionTaken: 'approved', handled_by_name: by_name });
    expect(await city()).toEqual({ value: 'Hasselt' });
  }, 60_000);
});
