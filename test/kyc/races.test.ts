import { deleteObject } from '@dossier/proto/calls/kyc-client-file';
import { createMd, createPerson, getPerson, updatePerson } from '@dossier/proto/calls/kyc-records';
import { approveChange } from '@dossier/proto/calls/workflow';
import { describe, expect, it } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { succeeded } from '../support/people.js';
import { approve, made, newDirector, newOffice, viewOf } from './arranged.js';

const director = { location_type: 'local', entity_type: 'person', firstName: 'Mia', lastName: 'Director' };

describe('two saves at the same moment', () => {
  it('never leave a record under one that is gone', async () => {
    const office = await newOffice();
    const { company_id, maker, approver } = office;
    for (let round = 0; round < 5; round++) {
      const md = await made(maker, createMd, { company_id, ...director }, 'md');
      await approve(approver, md.change);
      const removal = succeeded(await maker.call(deleteObject, { id: md.id, type: 'md' })).changes[0] as string;
      await eventually(async () => {
        const names = { company_id, mbd_related: md.id, firstName: 'Otto', lastName: `Round ${round}` };
        const [created, removed] = await Promise.all([
          maker.call(createPerson, names),
          approver.call(approveChange, { id: removal }),
        ]);
        if (removed.status === 404) throw new Error('The removal has not arrived');
        expect(removed.status).toBe(200);
        if (created.status !== 200) return expect(created.status).toBe(404);
        const id = viewOf(created.body, 'person')._id;
        expect((await maker.call(getPerson, { id })).status).toBe(404);
      });
    }
  });

  it('of one field end as one of them, with one change waiting', async () => {
    const office = await newOffice();
    const { company_id, maker } = office;
    const mbd_related = await newDirector(office, company_id);
    const names = { company_id, mbd_related, firstName: 'Otto', lastName: 'Official' };
    const { id } = await made(maker, createPerson, names, 'person');
    const cities = Array.from({ length: 6 }, (_, at) => `City ${at}`);
    const answers = await Promise.all(cities.map((city) => maker.call(updatePerson, { id, city })));
    expect(answers.map(({ status }) => status)).toEqual(cities.map(() => 200));
    const { person } = succeeded(await maker.call(getPerson, { id }));
    expect(cities).toContain(viewOf({ person }, 'person').city?.new_value);
  });
});
