import { getPerson } from '@dossier/proto/calls/kyc-records';
import { approveChange, denyChange } from '@dossier/proto/calls/workflow';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Answer } from '../support/api.js';
import { addUser, type Person, succeeded } from '../support/people.js';
import { editOne, notificationOf } from './client-file.js';
import { newTeam, type Team } from './team.js';

const CHANGES = Number(process.env.CHANGES ?? 4);
const EACH = 50;

/** 200 is a success, whoever asks again; everything else has to be the one 409. */
const successes = (answers: Answer<unknown>[]) => answers.filter(({ status }) => status === 200).length;

/** Whoever hears that the system is too busy asks again. */
async function answered<Out>(call: () => Promise<Answer<Out>>): Promise<Answer<Out>> {
  for (;;) {
    const answer = await call();
    if (answer.status !== 503) return answer;
  }
}

describe('many people who decide one change at the same moment', () => {
  let team: Team;
  let officer: Person;

  beforeAll(async () => {
    team = await newTeam();
    officer = await addUser(team.tenant, 'COMPLIANCE_OFFICER');
  });

  it(`come to exactly one outcome (${EACH} approvals and ${EACH} denials of each of ${CHANGES} changes)`, async () => {
    for (let at = 0; at < CHANGES; at++) {
      const city = `City number ${at}`;
      const id = await editOne(team.maker, team.company, 'person', team.person, { city });
      await notificationOf(team.supervisor, 'forConfirmation', team.company, id);
      const before = succeeded(await team.maker.call(getPerson, { id: team.person })).person as {
        city: { value: string };
      };

      const rush = Array.from({ length: EACH }, () => [
        answered(() => team.supervisor.call(approveChange, { id })),
        answered(() => officer.call(denyChange, { id, text: 'It is the wrong city altogether' })),
      ]);
      const answers = await Promise.all(rush.flat());
      const [approvals, denials] = [0, 1].map((kind) => answers.filter((_, place) => place % 2 === kind));
      const won = [successes(approvals ?? []), successes(denials ?? [])];
      expect(Math.min(...won)).toBe(0);
      expect(Math.max(...won)).toBeGreaterThan(0);
      for (const { status, body } of answers.filter(({ status }) => status !== 200))
        expect([status, body.code]).toEqual([409, 'workflow.change.closed']);

      const isApproved = (won[0] ?? 0) > 0;
      const logged = await notificationOf(team.maker, 'history', team.company, id);
      expect(logged).toMatchObject({
        actionTaken: isApproved ? 'approved' : 'rejected',
        handled_by_name: isApproved ? team.supervisor.username : officer.username,
      });
      const { person } = succeeded(await team.maker.call(getPerson, { id: team.person }));
      expect((person as { city: unknown }).city).toEqual({ value: isApproved ? city : before.city.value });
    }
  }, 300_000);
});
