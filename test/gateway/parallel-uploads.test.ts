import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { corporate } from '../kyc/arranged.js';
import { pdf, upload, waiting } from '../kyc/upload.js';
import { hasBareServers } from '../support/own-stack.js';
import { newTenant, type Person } from '../support/people.js';
import { onStored } from '../support/stored.js';
import { type OwnGateway, ownGateway } from './own-gateway.js';

const AT_ONCE = 100;

(hasBareServers ? describe : describe.skip)(
  'examination 12: a hundred uploads of one document at the same moment',
  () => {
    let gateway: OwnGateway;
    let admin: Person;
    beforeAll(async () => {
      gateway = await ownGateway({}, ['kyc']);
      ({ admin } = await newTenant());
    });
    afterAll(() => gateway?.stop());

    it('are each answered with what happened', async () => {
      const place = { company_id: await corporate(admin), documentType: 'kyc-ma-1' };
      const first = await upload(admin, place, pdf('first'));
      const sent = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, i) => upload(admin, place, pdf(`number ${i}`))),
      );
      const taken = sent.filter(({ status }) => status === 200);
      // Some may lose the race; none may have been stored and hear that it was not.
      expect(taken.length).toBeGreaterThan(AT_ONCE / 2);
      expect(new Set(taken.map(({ body }) => body.file._id))).toEqual(new Set([first.body.file._id]));
      const stored = await onStored(
        'kyc',
        'files',
        (rows) => rows.find({ record_id: first.body.file._id } as object).toArray(),
        gateway.env.MONGO_URL,
      );
      const names = [first, ...taken].map((one) => waiting(one).serverName);
      expect(stored.map(({ _id }) => _id).sort()).toEqual(names.sort());
    });
  },
);
