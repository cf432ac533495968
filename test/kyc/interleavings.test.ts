import { deleteObject, getClientFile } from '@dossier/proto/calls/kyc-client-file';
import { createShareholder, updateShareholder } from '@dossier/proto/calls/kyc-records';
import { listNotifications, type Notification } from '@dossier/proto/calls/notifications';
import { approveChange, denyChange } from '@dossier/proto/calls/workflow';
import { describe, expect, it } from '@jest/globals';
import { randomNumbers } from '../../scripts/random-numbers.mjs';
import type { Answer } from '../support/api.js';
import { eventually } from '../support/eventually.js';
import { addUser, type Person, succeeded } from '../support/people.js';
import { pick, type Random } from '../workflow/histories.js';
import { corporate, made, newOffice, type Office, viewOf } from './arranged.js';

const TURNS = 10;
/** Everything that a person may be told; each says why. */
const TOLD = [
  'input.invalid',
  'permission.denied',
  'workflow.change.own',
  'workflow.change.not_found',
  'workflow.change.closed',
  'workflow.change.parent_pending',
  'workflow.change.stale',
  'workflow.change.revised',
  'kyc.record.not_found',
  'kyc.parent.not_found',
  'kyc.removal.pending',
];

/** Several people at one client file, and what they know of it. */
type Scene = { by: Person[]; company_id: string; parents: string[]; holders: string[]; changes: string[] };

const firm = (name: string) => ({ shareholder_type: 'entity', name, percentage_held: 1 });

const told = ({ status, body }: Answer<unknown>): void => {
  if (status !== 200) expect(TOLD).toContain((body as { code?: string }).code);
};

/** One thing that one of them does. */
async function act(scene: Scene, chance: Random): Promise<void> {
  const { company_id, holders, parents, changes } = scene;
  const by = pick(chance, scene.by);
  const what = chance();
  if (what < 0.2) {
    const parent = pick(chance, parents);
    const answer = await by.call(createShareholder, { company_id, ...firm('Under'), share_holder_related: parent });
    if (answer.status === 200) holders.push(viewOf(answer.body, 'shareholder')._id);
    return keep(scene, answer);
  }
  if (what < 0.5) {
    const edit = { id: pick(chance, holders), percentage_held: 1 + Math.floor(chance() * 4) };
    return keep(scene, await by.call(updateShareholder, edit));
  }
  if (what < 0.6) return keep(scene, await by.call(deleteObject, { id: pick(chance, holders), type: 'shareholder' }));
  const id = pick(chance, changes);
  told(
    await (what < 0.8
      ? by.call(approveChange, { id })
      : by.call(denyChange, { id, text: 'Not so, see the shareholders register' })),
  );
}

function keep({ changes }: Scene, answer: Answer<unknown>): void {
  told(answer);
  if (answer.status === 200) changes.push(...((answer.body as { changes?: string[] }).changes ?? []));
}

const waiting = async ({ by: [first], company_id }: Scene): Promise<Notification[]> =>
  succeeded(await (first as Person).call(listNotifications, { view: 'forConfirmation', company_id })).notifications;

/** Decides everything that still waits; a child's turn comes after its parent's. */
const settle = (scene: Scene, chance: Random): Promise<void> =>
  eventually(async () => {
    const [admin, supervisor] = scene.by as [Person, Person, Person];
    for (const { _id: id } of (await waiting(scene)).reverse()) {
      if (chance() < 0.5) told(await admin.call(denyChange, { id, text: 'Not so, see the shareholders register' }));
      else for (const by of [admin, supervisor]) told(await by.call(approveChange, { id }));
    }
    expect(await waiting(scene)).toEqual([]);
    const file = succeeded(await admin.call(getClientFile, { company_id: scene.company_id })) as Record<
      string,
      object[]
    >;
    for (const holder of file.shareholders ?? []) expect(holder).not.toHaveProperty('waiting');
  }, 30_000);

async function newScene(office: Office, supervisor: Person): Promise<Scene> {
  const company_id = await corporate(office.maker);
  const scene: Scene = {
    by: [office.approver, supervisor, office.maker],
    company_id,
    parents: [],
    holders: [],
    changes: [],
  };
  for (const name of ['North B.V.', 'South B.V.']) {
    const { id, change } = await made(office.maker, createShareholder, { company_id, ...firm(name) }, 'shareholder');
    scene.parents.push(id);
    scene.holders.push(id);
    scene.changes.push(change);
  }
  return scene;
}

describe('examination 5: several people propose, edit, approve, deny and remove parent and child', () => {
  it('and no live record lacks a required value, nothing is stuck, every answer is told', async () => {
    const office = await newOffice();
    const supervisor = await addUser(office.tenant, 'DATA_PROCESSOR');
    for (const seed of [1, 2, 3]) {
      const chance = randomNumbers(seed);
      const scene = await newScene(office, supervisor);
      for (let turn = 0; turn < TURNS; turn++)
        await Promise.all([act(scene, chance), act(scene, chance), act(scene, chance)]);
      await settle(scene, chance);
      const file = succeeded(await office.approver.call(getClientFile, { company_id: scene.company_id }));
      const holders = (file as Record<string, Record<string, { value: unknown }>[]>).shareholders ?? [];
      for (const holder of holders)
        expect([seed, holder._id, holder.percentage_held]).toEqual([seed, holder._id, { value: expect.any(Number) }]);
    }
  });

  it('an addition whose edit is denied after it was approved keeps its own value', async () => {
    const { company_id, maker, approver } = await newOffice();
    const added = await made(maker, createShareholder, { company_id, ...firm('North B.V.') }, 'shareholder');
    const answer = succeeded(await maker.call(updateShareholder, { id: added.id, percentage_held: 40 }));
    const [change] = answer.changes as string[];
    const decided = (id: string, call: () => Promise<Answer<unknown>>) =>
      eventually(async () => {
        const { status } = await call();
        if (status !== 200) throw new Error(`Change ${id}: ${status}`);
      });
    await decided(added.change, () => approver.call(approveChange, { id: added.change }));
    await decided(change as string, () =>
      approver.call(denyChange, { id: change as string, text: 'Not so, see the shareholders register' }),
    );
    const file = succeeded(await approver.call(getClientFile, { company_id })) as Record<string, object[]>;
    expect(file.shareholders?.[0]).toMatchObject({ percentage_held: { value: 1 } });
    expect(file.shareholders?.[0]).not.toHaveProperty('waiting');
  });
});
