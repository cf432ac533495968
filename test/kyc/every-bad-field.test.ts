import { createFileSection, updateKycFile, uploadComment, uploadKycFile } from '@dossier/proto/calls/kyc-files';
import * as calls from '@dossier/proto/calls/kyc-records';
import { editSubsidiary } from '@dossier/proto/calls/kyc-subsidiaries';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { expectInvalid } from '../support/expect.js';
import { succeeded } from '../support/people.js';
import { made, newDirector, newOffice, type Office } from './arranged.js';
import { send, upload } from './upload.js';

const PAST = '2020-02-02';

let office: Office;
let person: string;
beforeAll(async () => {
  office = await newOffice();
  const mbd_related = await newDirector(office, office.company_id);
  const official = { company_id: office.company_id, mbd_related, firstName: 'Otto', lastName: 'Official' };
  ({ id: person } = await made(office.maker, calls.createPerson, official, 'person'));
});

/** Some rules are the field's own, others need the record, the client or the other records: whoever sends both hears both. */
describe('one answer names every bad field, whoever finds it', () => {
  it('of an edit: shape, unknown name, today’s date, a field the record does not have as it stands', async () => {
    const bad = { tinNumber: 'letters', colour: 'red', dateExpiry: PAST, secondPassportNumber: 'AB-1234' };
    const before = succeeded(await office.maker.call(calls.getPerson, { id: person }));
    const answer = await office.maker.call(calls.updatePerson, { id: person, ...bad });
    expectInvalid(answer, ...Object.keys(bad));
    expect(answer.body.errors).toMatchObject({
      dateExpiry: 'Date Expiry cannot be in the past',
      colour: 'This field does not exist',
    });
    expect(succeeded(await office.maker.call(calls.getPerson, { id: person }))).toEqual(before);
  });

  it('of a new record: a missing name and a share above what the others leave', async () => {
    const holder = { company_id: office.company_id, shareholder_type: 'entity' };
    await made(
      office.maker,
      calls.createShareholder,
      { ...holder, percentage_held: 60, name: 'One B.V.' },
      'shareholder',
    );
    const answer = await office.maker.call(calls.createShareholder, { ...holder, percentage_held: 50, colour: 'red' });
    expectInvalid(answer, 'name', 'percentage_held', 'colour');
    expect(answer.body.errors?.percentage_held).toBe('Percentage of shares held must be less than 40%');
  });

  it('of a new record with two parents: both, and its values', async () => {
    const two = { share_holder_related: person, ubo_related: person };
    const answer = await office.maker.call(calls.createPerson, { company_id: office.company_id, ...two, lastName: '' });
    expectInvalid(answer, 'share_holder_related', 'ubo_related', 'firstName', 'lastName');
  });

  it('of a new record with a link that its kind does not have', async () => {
    const values = { company_id: office.company_id, firstName: 'Ursula', lastName: 'Owner', percentage_held: 1 };
    for (const link of [person, 'x', { a: 1 }, null])
      expectInvalid(await office.maker.call(calls.createUbo, { ...values, subsidiary_id: link }), 'subsidiary_id');
    const holder = {
      company_id: office.company_id,
      shareholder_type: 'entity',
      name: 'Two B.V.',
      percentage_held: 100,
    };
    expectInvalid(await office.maker.call(calls.createShareholder, { ...holder, person }), 'person', 'percentage_held');
  });

  it('of a malformed identifier: beside it whatever needs no record', async () => {
    const bad = { id: 'x', tinNumber: 'letters', colour: 'red', dateExpiry: PAST };
    expectInvalid(await office.maker.call(calls.updatePerson, bad), 'id', 'tinNumber', 'colour');
    expectInvalid(
      await office.maker.call(calls.createPerson, {
        company_id: 'x',
        mbd_related: person,
        lastName: 'L',
        dateExpiry: PAST,
      }),
      ...['company_id', 'firstName', 'lastName', 'dateExpiry'],
    );
  });

  it('of a subsidiary', async () => {
    const { id } = await made(
      office.maker,
      calls.createSubsidiary,
      { company_id: office.company_id, name: 'Daughter', last_annual_account_on_file: 2024 },
      'subsidiary',
    );
    const bad = { id, name: '', last_annual_account_on_file: 3_000, colour: 'red' };
    expectInvalid(await office.maker.call(editSubsidiary, { _id: id, ...bad }), ...Object.keys(bad));
  });

  it('of a document: its place, its fields and the missing file', async () => {
    const place = { company_id: office.company_id, documentType: 'kyc-reftcoc-5-2' };
    const fields = { dateIssued: '2999-01-01', license_type: 'gaming', colour: 'red' };
    const without = await send(office.maker, uploadKycFile.path, Object.entries({ ...place, ...fields }));
    expect([without.status, Object.keys(without.body.errors ?? {}).sort()]).toEqual([
      400,
      ['colour', 'dateIssued', 'file', 'license_type'],
    ]);
    const misplaced = await upload(office.maker, { ...place, person, dateIssued: 'yesterday' });
    expect([misplaced.status, Object.keys(misplaced.body.errors ?? {}).sort()]).toEqual([
      400,
      ['dateIssued', 'person'],
    ]);
    const stored = await upload(office.maker, place);
    const path = updateKycFile.path.replace(':id', stored.body.file._id);
    const edited = await send(office.maker, path, Object.entries(fields));
    expect([edited.status, Object.keys(edited.body.errors ?? {}).sort()]).toEqual([400, Object.keys(fields).sort()]);
  });

  it('of a section of bank documents', async () => {
    const section = { company_id: office.company_id, documentType: 'scfba', colour: 'red' };
    expectInvalid(await office.maker.call(createFileSection, section), 'bank_name', 'colour');
    expectInvalid(
      await office.maker.call(createFileSection, { ...section, person, bank_name: 7 }),
      ...['bank_name', 'colour', 'person'],
    );
  });

  it('of a comment: its text and where it belongs', async () => {
    const comment_structure = { ops: [{ insert: { image: 'x' } }] };
    expectInvalid(
      await office.maker.call(uploadComment, { comment_structure, person }),
      ...['comment_structure', 'company_id', 'documentType'],
    );
    const { file } = (await upload(office.maker, { company_id: office.company_id, documentType: 'kyc-ruling' })).body;
    expectInvalid(await office.maker.call(uploadComment, { id: file._id, comment_structure }), 'comment_structure');
    expectInvalid(await office.maker.call(uploadComment, { id: 'x', comment_structure }), 'id', 'comment_structure');
  });
});

describe('who asks in another language', () => {
  const inTestLanguage = { 'accept-language': 'en-XA,en;q=0.5' };

  it('hears every sentence in it, with the same codes, whichever process said it', async () => {
    const bad = { id: person, tinNumber: 'letters', colour: 'red', dateExpiry: PAST };
    const { body } = await office.maker.call(calls.updatePerson, bad, inTestLanguage);
    const { body: english } = await office.maker.call(calls.updatePerson, bad);
    expect(body.error_codes).toEqual({
      tinNumber: 'records.tinDigits',
      colour: 'records.unknownField',
      dateExpiry: 'records.expiryInPast',
    });
    expect(english.error_codes).toEqual(body.error_codes);
    for (const sentence of [body.message, ...Object.values(body.errors ?? {})]) expect(sentence).toMatch(/^\[.*\]$/);
    expect(english.errors?.dateExpiry).toBe('Date Expiry cannot be in the past');
  });

  it('hears failures in it, of the gateway and of the services', async () => {
    const unknown = await office.maker.call(calls.getPerson, { id: 'f'.repeat(24) }, inTestLanguage);
    const malformed = await office.maker.call(calls.getPerson, { id: 'x' }, inTestLanguage);
    expect([unknown.body.message, malformed.body.errors?.id]).toEqual([
      '[Áššöçíáţéd öbĵéçţ ŵáš ñöţ föúñd]',
      '[Múšţ bé áñ ídéñţífíéŕ öf 24 ĥéxádéçímáĺ díĝíţš]',
    ]);
  });
});
