import { updatePermissions } from '@dossier/proto/calls/identity';
import { type ListCompanies, listCompanies, updateReview } from '@dossier/proto/calls/kyc-companies';
import { createMd, updatePerson } from '@dossier/proto/calls/kyc-records';
import { listRequirements } from '@dossier/proto/calls/kyc-requirements';
import { listNotices } from '@dossier/proto/calls/notices';
import { listWork } from '@dossier/proto/calls/work';
import { addDays, dayMonthYear, today } from '@dossier/proto/rules/dates';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { clockStrikes } from '../support/clock.js';
import { eventually } from '../support/eventually.js';
import { expectFailure, expectInvalid, UNKNOWN_ID } from '../support/expect.js';
import { mailsTo, mailTo } from '../support/inbox.js';
import { addUser, newTenant, type Person, succeeded } from '../support/people.js';
import { onStored } from '../support/stored.js';
import { accountHolder, approve, made, newOffice, type Office } from './arranged.js';
import { pdf, upload } from './upload.js';

const SUBJECT = 'documents need renewal';

let office: Office;
let supervisor: Person;
let empty: string;
let person: string;

/** The clients of a list, once it is as wanted. */
const listed = (input: Partial<ListCompanies>, wanted: string[]): Promise<void> =>
  eventually(async () => {
    const { companies, count } = succeeded(await office.maker.call(listCompanies, input));
    expect(companies.map(({ _id }) => _id)).toEqual(wanted);
    expect(count).toBe(wanted.length);
  });

const standing = async () => {
  const { companies } = succeeded(await office.maker.call(listCompanies, {}));
  return companies.find(({ _id }) => _id === office.company_id)?.standing;
};

/** What My work has of it for whoever keeps the files. */
const asWork = (wanted: object[]): Promise<void> =>
  eventually(async () => {
    const { items } = succeeded(await supervisor.call(listWork, { kind: 'expiring' }));
    expect(items.map(({ title, due_date, path }) => ({ title, due_date, path }))).toEqual(wanted);
  });
const oneThing = (due_date: string) => ({
  title: '1 required document or detail has expired or expires soon',
  due_date,
  path: `/${office.company_id}/`,
});

/** A director whose passport, on file, ends that day. */
async function passportEnds(dateExpiry: string): Promise<void> {
  const { changes } = succeeded(await office.maker.call(updatePerson, { id: person, dateExpiry }));
  await approve(office.approver, (changes as string[])[0] ?? '');
}

/** The days that people were told of, in the order in which the events left. */
const toldOf = (): Promise<unknown[]> =>
  onStored('kyc', 'outbox', async (rows) => {
    const told = await rows
      .find({ subject: 'dossier.kyc.requirement.due.v1', 'envelope.subject': office.company_id })
      .sort({ _id: 1 })
      .toArray();
    return told.map((row) => (row.envelope as { data: { ends_on: string } }).data.ends_on);
  });

beforeAll(async () => {
  office = await newOffice();
  supervisor = await addUser(office.tenant, 'DATA_PROCESSOR');
  empty = await accountHolder(office.maker);
  const review = { id: empty, risk_level: 'low', next_review_date_type: 'automatic' };
  const days = { previous_review_date: '2026-01-01', date_final_compliance_review: '2026-01-01' };
  const { changes } = succeeded(await office.maker.call(updateReview, { ...review, ...days }));
  await approve(office.approver, (changes as string[])[0] ?? '');
  const input = { company_id: office.company_id, location_type: 'local', entity_type: 'person' };
  const md = await made(office.maker, createMd, { ...input, firstName: 'Ana', lastName: 'Croes' }, 'md');
  await approve(office.approver, md.change);
  person = (md.answer.person as { _id: string })._id;
  const place = { company_id: office.company_id, documentType: 'passport_file', person };
  const sent = await upload(office.maker, place, pdf('passport'));
  await approve(office.approver, sent.body.changes[0] ?? '');
});

describe('how the requirements of client files stand', () => {
  it('tells complete files from incomplete ones', async () => {
    await listed({ filters: { requirements: 'incomplete' } }, [office.company_id]);
    await eventually(async () => expect((await standing())?.open).toBeGreaterThan(5));
    const { companies } = succeeded(await office.maker.call(listCompanies, {}));
    expect(companies.find(({ _id }) => _id === empty)?.standing).toEqual({ open: 0, expired: 0, expiring: 0 });
  });

  it('follows every applied change, and the list is ordered by urgency', async () => {
    await listed({ filters: { requirements: 'expiring' } }, []);
    const soon = addDays(today(), 10);
    await passportEnds(soon);
    await listed({ filters: { requirements: 'expiring' } }, [office.company_id]);
    expect(await standing()).toMatchObject({ expiring: 1, expires_on: soon });
    await listed({ orderingKey: 'requirements', orderingValue: 'asc' }, [office.company_id, empty]);
    await listed({ orderingKey: 'requirements', orderingValue: 'desc' }, [empty, office.company_id]);
    await listed({ filters: { requirements: 'expired' } }, []);
  });

  it('is searched together with names, and no other word is taken', async () => {
    await listed({ search: 'harbour', filters: { requirements: 'incomplete' } }, [office.company_id]);
    await listed({ search: 'pietersz', filters: { requirements: 'incomplete' } }, []);
    const wrong = { filters: { requirements: 'rotten' } };
    expectInvalid(await office.maker.call(listCompanies, wrong), 'filters.requirements');
  });
});

describe('what ends soon', () => {
  it('is told once to account managers and supervisors, by mail and event', async () => {
    const soon = addDays(today(), 10);
    for (const { email } of [office.maker, supervisor]) {
      const { subject, text } = await mailTo(email, SUBJECT);
      expect(subject).toContain('Harbour Trading');
      expect(text).toContain(`Passport of Ana Croes is valid until ${dayMonthYear(soon)}`);
    }
    await eventually(async () => {
      const { notices } = succeeded(await supervisor.call(listNotices, { kind: 'requirement' }));
      expect(notices).toMatchObject([{ text: expect.stringContaining('is valid until') }]);
      // The date did it, nobody else.
      expect(notices[0]).not.toHaveProperty('by');
    });
    await asWork([oneThing(soon)]);
    await passportEnds(addDays(today(), 400));
    await listed({ filters: { requirements: 'expiring' } }, []);
    await asWork([]);
    await passportEnds(soon);
    await listed({ filters: { requirements: 'expiring' } }, [office.company_id]);
    expect(await toldOf()).toEqual([soon]);
    expect((await mailsTo(office.approver.email)).filter(({ subject }) => subject.includes(SUBJECT))).toEqual([]);
  });

  it('stands on the dashboard, the most urgent first, for those who may see its section', async () => {
    const own = { company_id: office.company_id };
    const { requirements } = succeeded(await office.maker.call(listRequirements, own));
    expect(requirements[0]).toMatchObject({
      requirement: 'document.passport_file',
      title: 'Passport',
      state: 'expiring',
      owner: person,
      owner_title: 'Ana Croes',
      section: 'mbd',
      ends_on: addDays(today(), 10),
    });
    expect(new Set(requirements.slice(1).map(({ state }) => state))).toEqual(new Set(['missing']));
    const auditor = await addUser(office.tenant, 'EXTERNAL_AUDITOR');
    const denied = { user_id: auditor.id, name: 'view_mbd_section', effect: 'deny' } as const;
    succeeded(await office.tenant.admin.call(updatePermissions, denied));
    await eventually(async () => {
      const seen = succeeded(await auditor.call(listRequirements, own)).requirements;
      expect(new Set(seen.map(({ section }) => section))).toEqual(new Set(['dashboard', 'general']));
    });
    expectFailure(await (await newTenant()).admin.call(listRequirements, own), 404, 'kyc.company.not_found');
    expectInvalid(await office.maker.call(listRequirements, { company_id: 'x' }), 'company_id');
    const frozen = { ...own, snapshotId: UNKNOWN_ID };
    expectFailure(await office.maker.call(listRequirements, frozen), 404, 'kyc.snapshot.not_found');
  });

  it('becomes one notification when it expires and one when it has expired, never a second for the same item', async () => {
    const ended = addDays(today(), -1);
    await onStored('kyc', 'records', (rows) =>
      rows.updateOne({ _id: person }, { $set: { 'fields.dateExpiry.value': ended } }),
    );
    await clockStrikes('renew-standings');
    await listed({ filters: { requirements: 'expired' } }, [office.company_id]);
    // However many nights pass: one notification for the item that expired, as there was one when it was expiring.
    await clockStrikes('renew-standings');
    await clockStrikes('renew-standings');
    expect(await toldOf()).toEqual([addDays(today(), 10), ended]);
    await asWork([oneThing(ended)]);
    expect(succeeded(await office.approver.call(listWork, { kind: 'expiring' })).items).toHaveLength(1);
    const officer = await addUser(office.tenant, 'TRUST_OFFICER');
    expect(succeeded(await officer.call(listWork, { kind: 'expiring' })).items).toEqual([]);
    await mailTo(supervisor.email, SUBJECT, 1);
    expect((await mailsTo(supervisor.email)).filter(({ subject }) => subject.includes(SUBJECT))).toHaveLength(2);
  });

  it('is not told of what had ended long before anybody looked, as in the first night after an upgrade', async () => {
    const before = await toldOf();
    await onStored('kyc', 'records', (rows) =>
      rows.updateOne({ _id: person }, { $set: { 'fields.dateExpiry.value': addDays(today(), -31) } }),
    );
    await clockStrikes('renew-standings');
    expect((await standing())?.expired).toBe(1);
    expect(await toldOf()).toEqual(before);
  });
});
