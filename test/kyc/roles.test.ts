import { updatePermissions } from '@dossier/proto/calls/identity';
import { getClientFile, saveValues } from '@dossier/proto/calls/kyc-client-file';
import { updateReview } from '@dossier/proto/calls/kyc-companies';
import {
  createMd,
  createPerson,
  createShareholder,
  getKycFile,
  getPerson,
  updatePerson,
} from '@dossier/proto/calls/kyc-records';
import type { PermissionKey } from '@dossier/proto/permissions/keys';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { expectFailure } from '../support/expect.js';
import { addUser, type Person, succeeded } from '../support/people.js';
import { approve, made, newOffice, type Office, viewOf } from './arranged.js';
import { upload } from './upload.js';

const said = (text: string) => ({ ops: [{ insert: `${text}\n` }] });
let office: Office;
let supervisor: Person;
let officer: Person;
let person: string;

beforeAll(async () => {
  office = await newOffice();
  supervisor = await addUser(office.tenant, 'DATA_PROCESSOR');
  officer = await addUser(office.tenant, 'COMPLIANCE_OFFICER');
  const { company_id } = office;
  const holder = { company_id, shareholder_type: 'entity', name: 'Share Holding B.V.', percentage_held: 1 };
  const { id, change } = await made(office.maker, createShareholder, holder, 'shareholder');
  await approve(office.approver, change);
  const names = { company_id, share_holder_related: id, firstName: 'Otto', lastName: 'Official' };
  person = (await made(office.maker, createPerson, names, 'person')).id;
});

describe('the answers of a world-check', () => {
  let id: string;
  const answer = (by: Person, fields: object) =>
    by.call(saveValues, { company_id: office.company_id, changes: [{ kind: 'kyc_file', id, fields }] });
  const seen = async (by: Person) => viewOf(succeeded(await by.call(getKycFile, { id })), 'file');

  beforeAll(async () => {
    const place = { company_id: office.company_id, documentType: 'world_check', person };
    id = (await upload(office.maker, place)).body.file._id;
  });

  it('are written by each level for itself, with a reason for each YES', async () => {
    const fields = { sanctions_found: 'YES', sanctions_comment: said('On the list of 2024') };
    expect(succeeded(await answer(office.maker, fields)).notices).toBeUndefined();
    succeeded(await answer(supervisor, { sanctions_found_supervisor: 'NO' }));
    succeeded(await answer(officer, { sanctions_found_compliance: 'NO', pep_found_compliance: 'NO' }));
    expect((await seen(office.maker)).sanctions_found).toEqual({ value: null, new_value: 'YES' });
  });

  it('go back to NO without a reason, and say so', async () => {
    const saved = succeeded(await answer(office.maker, { pep_found: 'YES' }));
    expect(saved.notices).toEqual([expect.stringContaining('will be set as NO as there are no comments provided')]);
    expect((await seen(office.maker)).pep_found).toEqual({ value: null, new_value: 'NO' });
    const blank = { relevant_adverse_information_found: 'YES', relevant_adverse_information_comment: said('  ') };
    succeeded(await answer(office.maker, blank));
    expect((await seen(office.maker)).relevant_adverse_information_found).toMatchObject({ new_value: 'NO' });
  });

  it('of another level are not written', async () => {
    expectFailure(await answer(office.maker, { sanctions_found_supervisor: 'YES' }), 403, 'permission.denied');
    expectFailure(await answer(supervisor, { sanctions_found_compliance: 'NO' }), 403, 'permission.denied');
    expectFailure(await answer(officer, { sanctions_found: 'NO' }), 403, 'permission.denied');
    expectFailure(await answer(office.tenant.admin, { sanctions_found: 'NO' }), 403, 'permission.denied');
  });

  it('are shown to the own level and those above', async () => {
    const levels = async (by: Person) =>
      Object.keys(await seen(by)).filter((name) => name.startsWith('sanctions_found'));
    expect(await levels(office.maker)).toEqual(['sanctions_found']);
    expect(await levels(supervisor)).toEqual(['sanctions_found', 'sanctions_found_supervisor']);
    expect(await levels(officer)).toHaveLength(3);
    expect(await levels(await addUser(office.tenant, 'EXTERNAL_AUDITOR'))).toEqual([]);
  });

  it('do not exist on other documents', async () => {
    const place = { company_id: office.company_id, documentType: 'google_search', person };
    const document = (await upload(office.maker, place)).body.file._id;
    const changes = [{ kind: 'kyc_file', id: document, fields: { pep_found: 'NO' } }];
    const refused = await office.maker.call(saveValues, { company_id: office.company_id, changes });
    expect(refused.body.errors).toEqual({ 'changes.0.fields.pep_found': 'This field does not apply here' });
  });
});

describe('the keys of a section', () => {
  const deny = async (...keys: PermissionKey[]): Promise<Person> => {
    const someone = await addUser(office.tenant, 'DATA_CONTROLLER');
    for (const name of keys)
      succeeded(await office.tenant.admin.call(updatePermissions, { user_id: someone.id, name, effect: 'deny' }));
    return someone;
  };

  it('hide its records', async () => {
    const blind = await deny('view_ubo_section_general');
    await eventually(async () => expectFailure(await blind.call(getPerson, { id: person }), 403, 'permission.denied'));
    const file = succeeded(await blind.call(getClientFile, { company_id: office.company_id }));
    expect([file.persons, file.kycFiles]).toEqual([[], []]);
  });

  it('are those of the record it hangs on', async () => {
    const director = { location_type: 'local', entity_type: 'person', firstName: 'Mia', lastName: 'Director' };
    const { answer } = await made(office.maker, createMd, { company_id: office.company_id, ...director }, 'md');
    const official = viewOf(answer, 'person')._id;
    const someone = await deny('create_mbd_section');
    await eventually(async () =>
      expectFailure(await someone.call(updatePerson, { id: official, city: 'Ghent' }), 403, 'permission.denied'),
    );
    expect((await someone.call(updatePerson, { id: person, city: 'Ghent' })).status).toBe(200);
  });

  it('leave the listing of services to a key of its own', async () => {
    const someone = await deny('update_listing_service', 'view_listing_service');
    const edit = (fields: object) => someone.call(updateReview, { id: office.company_id, ...fields });
    await eventually(async () => expectFailure(await edit({ listing_services: 'x' }), 403, 'permission.denied'));
    expect((await edit({ activity: 'Shipping' })).status).toBe(200);
    const file = succeeded(await someone.call(getClientFile, { company_id: office.company_id }));
    expect(file.listingServices).toEqual([]);
  });
});
