import { deleteObject, getClientFile } from '@dossier/proto/calls/kyc-client-file';
import { getDashboard, updateReview } from '@dossier/proto/calls/kyc-companies';
import { getOwnershipChart } from '@dossier/proto/calls/kyc-ownership';
import { createMd, createShareholder, createSubsidiary, updateShareholder } from '@dossier/proto/calls/kyc-records';
import { saveSnapshot } from '@dossier/proto/calls/kyc-snapshots';
import { listSubsidiaries } from '@dossier/proto/calls/kyc-subsidiaries';
import { approveChange, denyChange } from '@dossier/proto/calls/workflow';
import { expect, it } from '@jest/globals';
import { randomNumbers } from '../../scripts/random-numbers.mjs';
import type { Answer } from '../support/api.js';
import { succeeded } from '../support/people.js';
import { pick, type Random } from '../workflow/histories.js';
import { corporate, newOffice, type Office, viewOf } from './arranged.js';
import { pdf, upload } from './upload.js';

const CLIENTS = 10;
/** A snapshot after each: 200 histories, the longest of sixty acts. */
const STRETCHES = 20;
const ACTS = 3;

type Scene = Office & { holders: string[]; changes: string[] };
type Made = { changes?: string[] };

const keep = (scene: Scene, { status, body }: Answer<unknown>): void => {
  if (status === 200) scene.changes.push(...((body as Made).changes ?? []));
};

async function act(scene: Scene, chance: Random): Promise<void> {
  const { company_id, maker, approver, holders, changes } = scene;
  const firm = {
    company_id,
    shareholder_type: 'entity',
    percentage_held: 1 + Math.floor(chance() * 5),
    name: 'Holding',
  };
  const what = chance();
  if (what < 0.2) {
    const answer = await maker.call(createShareholder, firm);
    if (answer.status === 200) holders.push(viewOf(answer.body, 'shareholder')._id);
    return keep(scene, answer);
  }
  if (what < 0.3)
    return keep(
      scene,
      await maker.call(createMd, { company_id, location_type: 'local', entity_type: 'entity', name: 'Board' }),
    );
  if (what < 0.4 && holders.length > 0)
    return keep(scene, await maker.call(updateShareholder, { id: pick(chance, holders), percentage_held: 6 }));
  if (what < 0.5 && holders.length > 0)
    return keep(scene, await maker.call(deleteObject, { id: pick(chance, holders), type: 'shareholder' }));
  if (what < 0.6) return keep(scene, await maker.call(updateReview, { id: company_id, activity: `Trade ${chance()}` }));
  if (what < 0.65) return keep(scene, await maker.call(createSubsidiary, { company_id, name: 'Branch' }));
  if (what < 0.75) {
    const sent = await upload(
      maker,
      { company_id, documentType: pick(chance, ['kyc-ma-1', 'kyc-sr-7']) },
      pdf('x', 100),
    );
    scene.changes.push(...(sent.body.changes ?? []));
    return;
  }
  const id = pick(chance, changes);
  if (!id) return;
  // It may be decided already, or not have arrived: neither matters here.
  await (chance() < 0.8
    ? approver.call(approveChange, { id })
    : approver.call(denyChange, { id, text: 'Not as agreed' }));
}

/** Everything that reading a file answers. */
async function read({ maker, company_id }: Office, snapshotId?: string): Promise<unknown> {
  const at = { company_id, ...(snapshotId ? { snapshotId } : {}) };
  const listed = { company_id, ...(snapshotId ? { snapshot_id: snapshotId } : {}) };
  return {
    file: succeeded(await maker.call(getClientFile, at)),
    dashboard: succeeded(await maker.call(getDashboard, at)),
    chart: succeeded(await maker.call(getOwnershipChart, at)),
    subsidiaries: succeeded(await maker.call(listSubsidiaries, listed)),
  };
}

it('reading at a snapshot answers what reading answered when it was made, for 200 random histories', async () => {
  const office = await newOffice();
  const run = async (seed: number): Promise<void> => {
    const chance = randomNumbers(seed);
    const company_id = await corporate(office.maker, `Client ${seed}`);
    const scene: Scene = { ...office, company_id, holders: [], changes: [] };
    const taken: { snapshot: string; answered: unknown }[] = [];
    for (let stretch = 0; stretch < STRETCHES; stretch++) {
      for (let each = 0; each < ACTS; each++) await act(scene, chance);
      const answered = await read(scene);
      const { snapshot } = succeeded(await scene.maker.call(saveSnapshot, { company_id, label: `${stretch}` }));
      taken.push({ snapshot: snapshot._id, answered });
    }
    for (const { snapshot, answered } of taken)
      expect({ seed, answer: await read(scene, snapshot) }).toEqual({ seed, answer: answered });
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, seed) => run(seed)));
}, 240_000);
