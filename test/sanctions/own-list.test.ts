import { getOwnList, removeOwnList } from '@dossier/proto/calls/sanction-lists';
import { createScreening } from '@dossier/proto/calls/screenings';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { baseUrl } from '../support/api.js';
import { expectFailure } from '../support/expect.js';
import { addUser, newTenant, type Person, succeeded, type Tenant } from '../support/people.js';
import { newClient } from './clients.js';
import { uploadOwnList } from './upload.js';

const CSV = 'id,name,type,date_of_birth,nationality,note\n1,Balthazar Quistgaard,person,1971-02-03,DK,Forged papers\n';
const quistgaard = { firstname: 'Balthasar', surname: 'Quistgard', dob: '1971-02-03', nationality: 'DK' };

let tenant: Tenant;
let admin: Person;

beforeAll(async () => {
  tenant = await newTenant();
  admin = tenant.admin;
});

const found = async (by: Person): Promise<string[]> => {
  const company_id = await newClient(by);
  const { data } = succeeded(await by.call(createScreening, { company_id, ...quistgaard }));
  return data.result.map(({ person }) => person.name);
};

describe("a tenant's own list", () => {
  it('is searched once it is uploaded, by this tenant alone, and no longer when it is removed', async () => {
    expect(succeeded(await admin.call(getOwnList))).toMatchObject({ may_change: true });
    const { list } = succeeded(await uploadOwnList(admin, CSV));
    expect(list).toMatchObject({ title: 'Watch list', entries: 1, filename: 'list.csv', uploaded_by: admin.username });
    expect(await found(admin)).toEqual(['Balthazar Quistgaard']);
    expect(await found((await newTenant()).admin)).toEqual([]);
    expect(succeeded(await admin.call(removeOwnList)).list).toBeUndefined();
    expect(await found(admin)).toEqual([]);
  });

  it('is replaced as a whole by the next upload', async () => {
    succeeded(await uploadOwnList(admin, CSV));
    const { list } = succeeded(
      await uploadOwnList(admin, CSV.replaceAll('Balthazar Quistgaard', 'Ansgar Thorvaldsen')),
    );
    expect(list).toMatchObject({ entries: 1 });
    expect(await found(admin)).toEqual([]);
  });

  it.each([
    ['nothing', '', 'empty'],
    ['a web page', '<!doctype html><html><body>Sign in</body></html>', 'html'],
    ['no name column', 'nome,tipo\nA,B\n', 'columns'],
    ['an archive', 'PK\u0003\u0004zip', 'compressed'],
    ['a row without a name', 'name,type\n,person\n', 'malformed: line 2: the name is missing'],
    ['a column it does not know', 'name,dob\nBalthazar Quistgaard,1971\n', 'columns: unknown columns dob'],
  ])('is not taken when it holds %s; the one in force stays', async (_, text, reason) => {
    succeeded(await uploadOwnList(admin, CSV));
    const answer = await uploadOwnList(admin, text);
    expectFailure(answer, 400, 'sanctions.list.refused');
    expect(answer.body.errors?.file).toContain(reason);
    const [, detail = ''] = answer.body.errors?.file?.split(/: (.*)/s) ?? [];
    expect(answer.body.message).toBe(`The list was not taken, the one in force stays. Reason: ${detail}`);
    expect(await found(admin)).toEqual(['Balthazar Quistgaard']);
  });

  it('says what is wrong in the language of whoever reads it', async () => {
    const dutch = { 'accept-language': 'nl' };
    const answer = await uploadOwnList(admin, 'name,type\n,person\n', 'list.csv', dutch);
    expectFailure(answer, 400, 'sanctions.list.refused');
    expect(answer.body.errors?.file).toContain('regel 2: de naam ontbreekt');
  });

  it('is not taken when it is no CSV file, too big or missing', async () => {
    expectFailure(await uploadOwnList(admin, CSV, 'list.pdf'), 415, 'upload.wrong_type');
    expectFailure(await uploadOwnList(admin, `name\n${'A'.repeat(10_500_000)}`), 413, 'upload.too_big');
    const authorization = `Bearer ${admin.token}`;
    const empty = await fetch(`${baseUrl()}/api/v1/sanction-lists/own/upload`, {
      method: 'POST',
      headers: { authorization },
    });
    expect(empty.status).toBe(400);
  });

  it('is uploaded once per Idempotency-Key', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const first = succeeded(await uploadOwnList(admin, CSV, 'list.csv', key));
    expect(succeeded(await uploadOwnList(admin, CSV, 'list.csv', key)).list).toEqual(first.list);
  });

  it('is not another one under the same Idempotency-Key (examination 11)', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    succeeded(await uploadOwnList(admin, CSV, 'list.csv', key));
    const other = CSV.replaceAll('Balthazar Quistgaard', 'Ansgar Thorvaldsen');
    expectFailure(await uploadOwnList(admin, other, 'list.csv', key), 409, 'idempotency.key_reused');
    expect(await found(admin)).toEqual(['Balthazar Quistgaard']);
  });

  it('is changed by administrators and compliance officers alone, and seen by whoever screens', async () => {
    const officer = await addUser(tenant, 'COMPLIANCE_OFFICER');
    succeeded(await uploadOwnList(officer, CSV));
    const manager = await addUser(tenant, 'DATA_CONTROLLER');
    expect(succeeded(await manager.call(getOwnList))).toMatchObject({ may_change: false, list: { entries: 1 } });
    expectFailure(await uploadOwnList(manager, CSV), 403, 'permission.denied');
    expectFailure(await manager.call(removeOwnList), 403, 'permission.denied');
    const auditor = await addUser(tenant, 'EXTERNAL_AUDITOR');
    expectFailure(await auditor.call(getOwnList), 403, 'permission.denied');
    expectFailure(await uploadOwnList(auditor, CSV), 403, 'permission.denied');
  });
});
