import { getDashboard, listCompanies } from '@dossier/proto/calls/kyc-companies';
import {
  createPolicy,
  deletePolicy,
  listPolicies,
  type NewPolicyVersion,
  type PolicyPreview,
  previewPolicy,
} from '@dossier/proto/calls/kyc-policies';
import { listRequirements } from '@dossier/proto/calls/kyc-requirements';
import { addDays, today } from '@dossier/proto/rules/dates';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { clockStrikes } from '../support/clock.js';
import { eventually } from '../support/eventually.js';
import { expectFailure, expectInvalid, UNKNOWN_ID } from '../support/expect.js';
import { addUser, newTenant, type Person, succeeded } from '../support/people.js';
import { onStored } from '../support/stored.js';
import { accountHolder, newOffice, type Office } from './arranged.js';

/** An account holder lacks the fields of its review at first. */
const LACKING = 4;
const REFERENCE = { document: 'bank_reference_letter', for: { role: ['client'] }, lead_days: 30 } as const;
const POWER = 'document.kyc-ppa-2';

let office: Office;
let officer: Person;
let holder: string;

const version = (more: Partial<NewPolicyVersion> = {}): NewPolicyVersion => ({
  starts_on: today(),
  changes: [],
  own: [],
  ...more,
});
/** Asks account holders for the shareholders' register of the client, which nothing else does. */
const asked = (more: object = {}) =>
  ({ document: 'kyc-sr-7', for: { company_type: ['account_holder'] }, lead_days: 30, ...more }) as never;

const requirementsOf = async (company_id: string) =>
  succeeded(await office.maker.call(listRequirements, { company_id })).requirements;
const idsOf = async (company_id: string) => (await requirementsOf(company_id)).map(({ requirement }) => requirement);
const openOf = async (company_id: string) =>
  succeeded(await office.maker.call(listCompanies, {})).companies.find(({ _id }) => _id === company_id)?.standing?.open;

beforeAll(async () => {
  office = await newOffice();
  officer = await addUser(office.tenant, 'COMPLIANCE_OFFICER');
  holder = await accountHolder(office.maker);
});

describe('a version of the requirements', () => {
  it('shows first which files would lack more, and how many of them were complete', async () => {
    const draft = version({ own: [asked()], changes: [{ requirement: POWER, off: true }] });
    const preview = succeeded(await officer.call(previewPolicy, draft)) as PolicyPreview;
    expect(preview).toMatchObject({ total: 2, looked: 2, incomplete: 0 });
    expect(preview.next).toBeUndefined();
    expect(preview.files).toEqual([
      {
        company_id: holder,
        name: 'Ana Pietersz',
        open_now: LACKING,
        open_then: LACKING + 1,
        newly: ["Shareholders' Register"],
      },
    ]);
  });

  it('tells several new requirements apart', async () => {
    const twice = [asked(), asked({ document: 'kyc-sof-8' })];
    const { files } = succeeded(await officer.call(previewPolicy, version({ own: twice }))) as PolicyPreview;
    expect(files).toMatchObject([{ company_id: holder, newly: ["Shareholders' Register", 'Source of Funds'] }]);
  });

  it('holds from its first day on, for every file of the tenant and no other', async () => {
    await eventually(async () => expect(await openOf(holder)).toBe(LACKING));
    const before = await openOf(office.company_id);
    const input = version({ note: 'As agreed', own: [asked()], changes: [{ requirement: POWER, off: true }] });
    const made = succeeded(await officer.call(createPolicy, input)).version;
    expect(made).toMatchObject({ version: 1, state: 'in_force', note: 'As agreed', created_by: officer.username });
    expect(made.own[0]).toMatchObject({ title: "Shareholders' Register", id: expect.stringMatching(/^own\./) });
    expect(await idsOf(holder)).toContain(made.own[0]?.id);
    expect(await idsOf(office.company_id)).not.toContain(POWER);
    await eventually(async () => {
      expect(await openOf(holder)).toBe(LACKING + 1);
      expect(await openOf(office.company_id)).toBe(Number(before) - 1);
    });
    const stranger = await newOffice();
    const { requirements } = succeeded(
      await stranger.maker.call(listRequirements, { company_id: stranger.company_id }),
    );
    expect(requirements.map(({ requirement }) => requirement)).toContain(POWER);
    const audited = await onStored('kyc', 'audit', (rows) => rows.findOne({ object: made._id }));
    expect(audited).toMatchObject({ action: 'kyc.policy.created', actor_id: officer.id });
  });

  it('leaves the progress charts as the specification counts them', async () => {
    const documents = async (company_id: string) =>
      succeeded(await office.maker.call(getDashboard, { company_id })).documents;
    const stranger = await newOffice();
    const theirs = succeeded(await stranger.maker.call(getDashboard, { company_id: stranger.company_id })).documents;
    expect((await documents(office.company_id)).map(({ needed }) => needed)).toEqual(
      theirs.map(({ needed }) => needed),
    );
  });

  it('waits for its day, can be deleted until then, and is found by the night', async () => {
    const starts_on = addDays(today(), 3);
    const { _id } = succeeded(await officer.call(createPolicy, version({ starts_on }))).version;
    expect(await idsOf(office.company_id)).not.toContain(POWER);
    const { versions } = succeeded(await officer.call(listPolicies));
    expect(versions.map(({ state }) => state)).toEqual(['planned', 'in_force']);
    // Three days later.
    await onStored('kyc', 'requirement_policies', (rows) =>
      rows.updateOne({ _id } as never, { $set: { starts_on: today() } }),
    );
    await clockStrikes('renew-standings');
    expect(await openOf(holder)).toBe(LACKING);
    expectFailure(await officer.call(deletePolicy, { id: _id }), 409, 'kyc.policy.started');
    const later = succeeded(await officer.call(createPolicy, version({ starts_on }))).version;
    succeeded(await officer.call(deletePolicy, { id: later._id }));
    expectFailure(await officer.call(deletePolicy, { id: later._id }), 404, 'kyc.policy.not_found');
  });

  it('keeps an own requirement the same over versions', async () => {
    const first = succeeded(await officer.call(createPolicy, version({ own: [asked()] }))).version.own[0];
    const again = version({ own: [asked({ id: first?.id }), asked({ id: 'own.of-nobody', lead_days: 9 })] });
    const { own } = succeeded(await officer.call(createPolicy, again)).version;
    expect(own[0]?.id).toBe(first?.id);
    expect(own[1]?.id).not.toBe('own.of-nobody');
  });
});

describe('the requirements of a company', () => {
  it('are for its administrators and compliance officers', async () => {
    const { rows, documents } = succeeded(await office.tenant.admin.call(listPolicies));
    expect(rows.find(({ requirement }) => requirement === 'document.address_file')).toMatchObject({
      title: 'Proof of Address',
      demanded: true,
      can_age: true,
      max_age_months: 3,
    });
    expect(documents.map(({ document }) => document)).not.toContain('scfba');
    for (const role of ['DATA_CONTROLLER', 'DATA_PROCESSOR', 'EXTERNAL_AUDITOR'] as const) {
      const other = await addUser(office.tenant, role);
      expectFailure(await other.call(listPolicies), 403, 'permission.denied');
      expectFailure(await other.call(createPolicy, version()), 403, 'permission.denied');
      expectFailure(await other.call(previewPolicy, version()), 403, 'permission.denied');
      expectFailure(await other.call(deletePolicy, { id: UNKNOWN_ID }), 403, 'permission.denied');
    }
    expect(succeeded(await (await newTenant()).admin.call(listPolicies)).versions).toEqual([]);
  });

  it('cannot be loosened below the specification, and every bad field is named', async () => {
    const changes = [
      { requirement: 'document.address_file', off: true, max_age_months: 4 },
      { requirement: 'company.risk_level', off: true, lead_days: 3 },
      { requirement: 'document.rotten' },
      { requirement: 'document.kyc-sr-7', max_age_months: 3 },
      { requirement: 'document.kyc-sr-7', off: true },
    ];
    const own = [asked({ document: 'scfba' }), REFERENCE, asked({ max_age_months: 6 })] as never[];
    const wrong = version({ starts_on: addDays(today(), -1), changes, own });
    const fields = [
      'starts_on',
      'changes.0.off',
      'changes.0.max_age_months',
      'changes.1.off',
      'changes.1.lead_days',
      'changes.2.requirement',
      'changes.3.max_age_months',
      'changes.4.requirement',
      'own.0.document',
      'own.1.for.role',
      'own.2.max_age_months',
    ];
    expectInvalid(await officer.call(createPolicy, wrong), ...fields);
    expectInvalid(await officer.call(previewPolicy, wrong), ...fields);
    expectInvalid(await officer.call(createPolicy, version({ starts_on: '2031-02-30' })), 'starts_on');
    expectInvalid(await officer.call(deletePolicy, { id: 'x' }), 'id');
  });
});
