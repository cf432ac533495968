import { saveValues } from '@dossier/proto/calls/kyc-client-file';
import { createShareholder, createUbo, getShareholder, updateShareholder } from '@dossier/proto/calls/kyc-records';
import { describe, expect, it } from '@jest/globals';
import { expectInvalid } from '../support/expect.js';
import { succeeded } from '../support/people.js';
import { approve, made, newOffice, type Office, viewOf } from './arranged.js';

const holding = ({ company_id }: Office, percentage_held: number) => ({
  company_id,
  shareholder_type: 'entity',
  percentage_held,
  name: 'Holding B.V.',
});

describe('the shares of one client', () => {
  it('sum to at most 100, said with what is left', async () => {
    const office = await newOffice();
    await made(office.maker, createShareholder, holding(office, 66.67), 'shareholder');
    const above = await office.maker.call(createShareholder, holding(office, 40));
    expect([above.status, above.body.errors]).toEqual([
      400,
      { percentage_held: 'Percentage of shares held must be less than 33.33%' },
    ]);
    await made(office.maker, createShareholder, holding(office, 33.33), 'shareholder');
    expectInvalid(await office.maker.call(createShareholder, holding(office, 0.01)), 'percentage_held');
  });

  it('cannot be passed by many who save at once', async () => {
    const office = await newOffice();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => office.maker.call(createShareholder, holding(office, 30))),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.every((status) => [200, 400].includes(status))).toBe(true);
  });

  it('hold whichever of the waiting edits is approved', async () => {
    const office = await newOffice();
    const first = await made(office.maker, createShareholder, holding(office, 60), 'shareholder');
    await approve(office.approver, first.change);
    const less = succeeded(await office.maker.call(updateShareholder, { id: first.id, percentage_held: 20 }));
    // The current 60 may stay: only what is left beside it can be given away.
    expectInvalid(await office.maker.call(createShareholder, holding(office, 80)), 'percentage_held');
    await approve(office.approver, (less.changes as string[])[0] as string);
    await made(office.maker, createShareholder, holding(office, 80), 'shareholder');
    const { shareholder } = succeeded(await office.maker.call(getShareholder, { id: first.id }));
    expect(viewOf({ shareholder }, 'shareholder').percentage_held).toEqual({ value: 20 });
  });

  it('may be lowered and raised in one save, in whichever order', async () => {
    const office = await newOffice();
    const one = await made(office.maker, createShareholder, holding(office, 30), 'shareholder');
    const two = await made(office.maker, createShareholder, holding(office, 20), 'shareholder');
    for (const { change } of [one, two]) await approve(office.approver, change);
    const save = (first: number, second: number) =>
      office.maker.call(saveValues, {
        company_id: office.company_id,
        changes: [
          { kind: 'shareholder', id: one.id, fields: { percentage_held: first } },
          { kind: 'shareholder', id: two.id, fields: { percentage_held: second } },
        ],
      });
    succeeded(await save(30, 70));
    expectInvalid(await save(75, 71), 'changes.0.fields.percentage_held', 'changes.1.fields.percentage_held');
    succeeded(await save(75, 25));
  });

  it('are counted for each parent by itself, and for UBOs apart', async () => {
    const office = await newOffice();
    const top = await made(office.maker, createShareholder, holding(office, 100), 'shareholder');
    const ubo = { company_id: office.company_id, firstName: 'Ursula', lastName: 'Owner', percentage_held: 100 };
    await made(office.maker, createUbo, { ...ubo, share_holder_related: top.id }, 'ubo');
    await made(office.maker, createUbo, ubo, 'ubo');
    const both = await office.maker.call(saveValues, {
      company_id: office.company_id,
      changes: [{ kind: 'shareholder', id: top.id, fields: { percentage_held: 100.5 } }],
    });
    expectInvalid(both, 'changes.0.fields.percentage_held');
  });
});
