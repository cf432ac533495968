import { deleteObject } from '@dossier/proto/calls/kyc-client-file';
import { createFileSection, uploadComment } from '@dossier/proto/calls/kyc-files';
import { getKycFile } from '@dossier/proto/calls/kyc-records';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { expectFailure, expectInvalid } from '../support/expect.js';
import { addUser, type Person, succeeded } from '../support/people.js';
import { approve, made, newOffice, type Office, viewOf } from './arranged.js';
import { upload } from './upload.js';

let office: Office;
beforeAll(async () => {
  office = await newOffice();
});

const place = (documentType: string): Record<string, string> => ({ company_id: office.company_id, documentType });

describe('sections and comments', () => {
  let controller: Person;
  let officer: Person;
  let document: string;
  const said = (text: string) => ({ ops: [{ insert: `${text}\n` }] });

  beforeAll(async () => {
    controller = office.maker;
    officer = await addUser(office.tenant, 'COMPLIANCE_OFFICER');
    document = (await upload(office.maker, place('kyc-lteabibtdoea-4'))).body.file._id;
  });

  it('adds a section of bank documents, as many as there are banks', async () => {
    const section = { company_id: office.company_id, documentType: 'scfba', bank_name: 'Orco Bank' };
    const first = await made(office.maker, createFileSection, section, 'file');
    const second = await made(office.maker, createFileSection, { ...section, bank_name: 'Vidanova Bank' }, 'file');
    expect(first.id).not.toBe(second.id);
    const short = await office.maker.call(createFileSection, { ...section, bank_name: 'ING' });
    expect(short.body.errors).toEqual({ bank_name: 'Bank name must be at least 5 characters' });
    const none = await office.maker.call(createFileSection, { company_id: office.company_id, documentType: 'scfba' });
    expect(none.body.errors).toEqual({ bank_name: 'Bank name is required' });
    expectFailure(await officer.call(createFileSection, section), 403, 'permission.denied');
  });

  it('writes the comment of the own level and shows each level to whom it concerns', async () => {
    succeeded(await controller.call(uploadComment, { id: document, comment_structure: said('From the manager') }));
    succeeded(
      await officer.call(uploadComment, { id: document, comment_structure: JSON.stringify(said('From compliance')) }),
    );
    const seen = async (by: Person) =>
      Object.entries(viewOf(succeeded(await by.call(getKycFile, { id: document })), 'file'))
        .filter(([name, field]) => name.startsWith('comment_') && typeof field === 'object' && field.new_value)
        .map(([name]) => name);
    expect(await seen(officer)).toEqual(['comment_data_handler', 'comment_compliance_officer']);
    expect(await seen(controller)).toEqual(['comment_data_handler']);
    const client = await addUser(office.tenant, 'CLIENT', [office.company_id]);
    expect(await seen(client)).toEqual([]);
    expectFailure(
      await client.call(uploadComment, { id: document, comment_structure: said('x') }),
      403,
      'permission.denied',
    );
    expectInvalid(
      await controller.call(uploadComment, { id: document, comment_structure: { ops: [{ insert: { image: 'x' } }] } }),
      'comment_structure',
    );
  });

  it('makes the document for a comment where there is none yet', async () => {
    const comment = { ...place('kyc-ruling'), comment_structure: said('Still to come') };
    const { answer } = await made(controller, uploadComment, comment, 'file');
    expect(answer).toMatchObject({ file: { documentType: 'kyc-ruling', file: { value: null } } });
    expectInvalid(await controller.call(uploadComment, { comment_structure: said('x') }), 'company_id', 'documentType');
  });

  it('asks for the removal of a document once', async () => {
    const { changes } = succeeded(await office.maker.call(deleteObject, { id: document, type: 'kyc_file' }));
    expectFailure(
      await office.maker.call(deleteObject, { id: document, type: 'kyc_file' }),
      409,
      'kyc.removal.pending',
    );
    await approve(office.approver, changes[0] as string);
    expectFailure(await office.maker.call(getKycFile, { id: document }), 404, 'kyc.file.not_found');
  });
});
