import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getConversion } from '@dossier/proto/calls/fiu-files';
import { chooseProfile, listProfiles, loadProfile } from '@dossier/proto/calls/fiu-profiles';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { expectFailure, expectInvalid, UNKNOWN_ID } from '../support/expect.js';
import { addUser, newTenant, type Person, succeeded, type Tenant } from '../support/people.js';
import { converted, filledSample, letReport, reportingTenant } from './arranged.js';

const OWN = readFileSync(join(import.meta.dirname, '../../services/fiu/profiles/goaml-4.0.2.xsd'), 'utf8');
/** An FIU whose reports may be of one kind more, and that knows no private address. */
const THEIRS = OWN.replace(
  '<xs:enumeration value="UTR"/>',
  '<xs:enumeration value="UTR"/><xs:enumeration value="XTR"/>',
);

let tenant: Tenant;
let admin: Person;
let officer: Person;
let stranger: Person;

beforeAll(async () => {
  tenant = await reportingTenant();
  admin = tenant.admin;
  officer = await addUser(tenant, 'COMPLIANCE_OFFICER');
  await letReport(admin, officer);
  stranger = (await reportingTenant()).admin;
}, 60_000);

const profile = {
  name: 'Example FIU',
  version: '4.0.2-7',
  schema: THEIRS,
  currency: 'XCG',
  activity_codes: ['SAR', 'UTR'],
};
const extra = (by: Person, number: string) =>
  filledSample(by, { Transactions: { report_code: 'XTR', transactionnumber: number } });

describe('a profile of an FIU', () => {
  it('is tried on the sample, kept with its version, and in force once it is chosen', async () => {
    expect(THEIRS).not.toBe(OWN);
    const code_lists = JSON.stringify({ report_type: { XTR: 'Extraordinary', NONE: 'Of no schema' } });
    const { profile: loaded } = succeeded(await admin.call(loadProfile, { ...profile, code_lists }));
    expect(loaded).toMatchObject({
      name: 'Example FIU',
      in_force: false,
      loaded_by: admin.username,
      trial: { rows: 3, converted: 3, unknown_codes: ['report_type: NONE'] },
    });
    expectFailure(await admin.call(loadProfile, profile), 409, 'fiu.profile.exists');
    const before = await converted(admin, await extra(admin, 'OWN-1'));
    expect(before.errors[0]).toMatchObject({ column: 'report_code', code: 'E_CODE' });
    succeeded(await admin.call(chooseProfile, { id: loaded.id }));
    const { file } = await converted(admin, await extra(admin, 'THEIRS-1'));
    expect(file).toMatchObject({ status: 'done', rows: 3, reports: 3 });
    expect(
      (await converted(admin, await filledSample(admin, { Transactions: { report_code: 'Extraordinary' } }))).file,
    ).toMatchObject({ status: 'done' });
    expect(succeeded(await officer.call(listProfiles)).profiles.map(({ id, in_force }) => [id, in_force])).toEqual([
      ['default', false],
      [loaded.id, true],
    ]);
    succeeded(await admin.call(chooseProfile, { id: 'default' }));
    expect((await converted(admin, await extra(admin, 'OWN-2'))).file.failed).toBe(1);
    expect(succeeded(await admin.call(getConversion, { id: file.id })).file.status).toBe('done');
  }, 120_000);

  it('is loaded and chosen by an administrator who may report, for the own company', async () => {
    const { profile: loaded } = succeeded(await admin.call(loadProfile, { ...profile, version: 'mine' }));
    expectFailure(await officer.call(loadProfile, profile), 403, 'permission.denied');
    expectFailure(await officer.call(chooseProfile, { id: loaded.id }), 403, 'permission.denied');
    const { admin: keyless } = await newTenant();
    for (const asked of [
      keyless.call(listProfiles),
      keyless.call(loadProfile, profile),
      keyless.call(chooseProfile, { id: 'default' }),
    ])
      expectFailure(await asked, 403, 'permission.denied');
    expectFailure(await stranger.call(chooseProfile, { id: loaded.id }), 404, 'fiu.profile.not_found');
    expectFailure(await admin.call(chooseProfile, { id: UNKNOWN_ID }), 404, 'fiu.profile.not_found');
    expect(succeeded(await stranger.call(listProfiles)).profiles.map(({ id }) => id)).toEqual(['default']);
  }, 60_000);

  it.each([
    ['no schema', '<html></html>', 'This is no XML schema'],
    ['an entity from a file', `<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>${OWN}`, 'document types'],
    [
      'another file in it',
      OWN.replace('<xs:element', '<xs:include schemaLocation="http://127.0.0.1/"/><xs:element'),
      'includes other files',
    ],
    ['no report', OWN.replace('<xs:element name="report">', '<xs:element name="letter">'), 'no element "report"'],
  ])(
    'with %s is refused with a sentence, and nothing is kept',
    async (_, schema, says) => {
      const refused = await stranger.call(loadProfile, { ...profile, schema });
      expectInvalid(refused, 'schema');
      expect(refused.body.errors?.schema).toContain(says);
      expect(succeeded(await stranger.call(listProfiles)).profiles).toHaveLength(1);
    },
    60_000,
  );

  it('is refused with codes that its schema does not have, and lists that are none', async () => {
    const wrong = { ...profile, currency: 'DUCAT', activity_codes: ['ZZZ'], phone_fax: 'TELEX' };
    const refused = await stranger.call(loadProfile, wrong);
    expectInvalid(refused, 'currency', 'activity_codes', 'phone_fax');
    expect(refused.body.errors?.phone_fax).toContain('F, L, M');
    expectInvalid(await stranger.call(loadProfile, { ...profile, code_lists: '{"a":1}' }), 'code_lists');
    expectInvalid(await stranger.call(loadProfile, { ...profile, code_lists: 'codes' }), 'code_lists');
    expectInvalid(await stranger.call(loadProfile, { ...profile, schema: 'x'.repeat(900_001) }), 'schema');
    expectInvalid(await stranger.call(chooseProfile, { id: 'x' }), 'id');
    expectInvalid(await stranger.call(listProfiles, { colour: 'red' }), 'colour');
  }, 60_000);
});
