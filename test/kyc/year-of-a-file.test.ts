import { deleteObject, saveValues } from '@dossier/proto/calls/kyc-client-file';
import { getDashboard, listCompanies } from '@dossier/proto/calls/kyc-companies';
import { getDifference, printDifference } from '@dossier/proto/calls/kyc-difference';
import { getOwnershipChart } from '@dossier/proto/calls/kyc-ownership';
import { createMd, createShareholder, getKycFile } from '@dossier/proto/calls/kyc-records';
import { listRequirements } from '@dossier/proto/calls/kyc-requirements';
import { completeReport } from '@dossier/proto/calls/kyc-review';
import { saveSnapshot } from '@dossier/proto/calls/kyc-snapshots';
import { listNotices } from '@dossier/proto/calls/notices';
import { documentEntry } from '@dossier/proto/documents/catalogue';
import type { Kind } from '@dossier/proto/records/definitions';
import type { StoredFile } from '@dossier/proto/records/model/field';
import type { Plain } from '@dossier/proto/records/model/json';
import { addDays, addMonths, today } from '@dossier/proto/rules/dates';
import { expect, it } from '@jest/globals';
import { baseUrl } from '../support/api.js';
import { clockStrikes } from '../support/clock.js';
import { eventually } from '../support/eventually.js';
import { mailsTo, mailTo } from '../support/inbox.js';
import { addUser, newTenant, type Person, succeeded } from '../support/people.js';
import { onStored } from '../support/stored.js';
import { approve, corporate, made } from './arranged.js';
import { open, pdf, replace, upload, viewToken, waiting } from './upload.js';

const LAST_YEAR = Number(today().slice(0, 4)) - 1;
const REVIEW = {
  risk_level: 'high',
  next_review_date_type: 'automatic',
  previous_review_date: addMonths(today(), -12),
  date_final_compliance_review: addMonths(today(), -12),
  extension_profit_tax: 'NO',
  current_fiscal_year: LAST_YEAR + 1,
  last_annual_account_on_file: LAST_YEAR,
  last_filed_profit_tax_on_file: LAST_YEAR,
  last_board_meeting: addMonths(today(), -3),
};
const IDENTITY = { location_type: 'local', dateExpiry: addMonths(today(), 60), address_date_issues: today() };
/** What a document needs beside its file, where its type asks for it. */
const EXTRAS: Record<string, string> = {
  dateIssued: today(),
  license_type: 'B2B',
  expiration_date: addMonths(today(), 24),
  year: String(LAST_YEAR),
  fiscal_year_ending_on: `${LAST_YEAR}-12-31`,
};
const LINK: Partial<Record<Kind, string>> = { person: 'person', ubo: 'ubo_related', entity: 'legalEntity' };
const RENEWAL = 'documents need renewal';

/** An officer and a supervisor, and what they do to the file of a client. */
async function newDesk() {
  const tenant = await newTenant();
  const officer = await addUser(tenant, 'DATA_CONTROLLER');
  const supervisor = await addUser(tenant, 'DATA_PROCESSOR');
  const company_id = await corporate(officer, 'Adriatic Holdings');
  const set = async (id: string, fields: Plain, kind: Kind = 'company', of = company_id): Promise<void> => {
    const { changes } = succeeded(await officer.call(saveValues, { company_id: of, changes: [{ kind, id, fields }] }));
    for (const change of changes) await approve(supervisor, change);
  };
  const add = async (call: Parameters<typeof made>[1], input: object, key: string) => {
    const added = await made(officer, call, { company_id, ...input }, key);
    await approve(supervisor, added.change);
    return added;
  };
  return { tenant, officer, supervisor, company_id, set, add };
}
type Desk = Awaited<ReturnType<typeof newDesk>>;

/** Uploads whatever document the file lacks, until it lacks none; answers the documents of passports by their owner. */
async function complete({ officer, supervisor, company_id }: Desk): Promise<Map<string, string>> {
  const passports = new Map<string, string>();
  const { requirements } = succeeded(await officer.call(listRequirements, { company_id }));
  for (const { documentType = '', owner, owner_kind } of requirements) {
    const link = LINK[owner_kind];
    const extras = documentEntry(documentType)?.extras ?? [];
    const values = Object.fromEntries(extras.map((name) => [name, EXTRAS[name] ?? '']));
    const place = { company_id, documentType, ...(link && { [link]: owner }), ...values };
    const sent = await upload(officer, place, pdf(`${documentType} ${owner}`));
    await approve(supervisor, sent.body.changes[0] ?? '');
    if (documentType === 'passport_file') passports.set(owner, sent.body.file._id);
  }
  return passports;
}

const percentages = async ({ officer, company_id }: Desk): Promise<[string, number][]> => {
  const { documents } = succeeded(await officer.call(getDashboard, { company_id }));
  return documents.map(({ area, percentage }) => [area, percentage]);
};

async function opened(by: Person, { serverName }: StoredFile): Promise<Buffer> {
  return Buffer.from(await (await open(serverName, await viewToken(by))).arrayBuffer());
}

/** Another client's director, whose passport ended yesterday: told of once, in the list, on the dashboard and by mail. */
async function passportOfAnotherExpires(desk: Desk): Promise<void> {
  const { officer, supervisor } = desk;
  const other = await corporate(officer, 'Baltic Shipping');
  const office = { company_id: other, location_type: 'local', entity_type: 'person' };
  const md = await desk.add(createMd, { ...office, firstName: 'Boris', lastName: 'Maduro' }, 'md');
  const { _id: person } = md.answer.person as { _id: string };
  await desk.set(person, { dateExpiry: addMonths(today(), 12) }, 'person', other);
  const sent = await upload(officer, { company_id: other, documentType: 'passport_file', person }, pdf('short'));
  await approve(supervisor, sent.body.changes[0] ?? '');
  const ended = addDays(today(), -1);
  await onStored('kyc', 'records', (rows) =>
    rows.updateOne({ _id: person }, { $set: { 'fields.dateExpiry.value': ended } }),
  );
  for (let night = 0; night < 3; night += 1) await clockStrikes('renew-standings');
  await eventually(async () => {
    const filters = { requirements: 'expired' } as const;
    const { companies } = succeeded(await officer.call(listCompanies, { filters }));
    expect(companies).toMatchObject([{ _id: other, standing: { expired: 1 } }]);
  });
  const { requirements } = succeeded(await officer.call(listRequirements, { company_id: other }));
  expect(requirements[0]).toMatchObject({ requirement: 'document.passport_file', state: 'expired', ends_on: ended });
  for (const { email } of [officer, supervisor]) {
    expect((await mailTo(email, RENEWAL)).text).toContain('Passport of Boris Maduro');
    expect((await mailsTo(email)).filter(({ subject }) => subject.includes(RENEWAL))).toHaveLength(1);
  }
  await eventually(async () => {
    const { notices } = succeeded(await supervisor.call(listNotices, { kind: 'requirement' }));
    expect(notices).toHaveLength(1);
  });
}

/** A file with a director and an owner of all shares that lacks nothing. */
async function wholeFile(desk: Desk) {
  const { officer, company_id } = desk;
  await desk.set(company_id, REVIEW);
  const office = { location_type: 'local', entity_type: 'person', firstName: 'Elena', lastName: 'Petrova' };
  const md = await desk.add(createMd, office, 'md');
  const { _id: director } = md.answer.person as { _id: string };
  await desk.set(director, IDENTITY, 'person');
  const holding = { shareholder_type: 'person', percentage_held: 100, firstName: 'Johanna', lastName: 'Bergmann' };
  const holder = await desk.add(createShareholder, holding, 'shareholder');
  const { _id: owner } = holder.answer.ubo as { _id: string };
  await desk.set(owner, IDENTITY, 'ubo');

  expect((await percentages(desk)).every(([, percentage]) => percentage < 100)).toBe(true);
  const passports = await complete(desk);
  const whole = (await percentages(desk)).filter(([, percentage]) => percentage !== 100);
  expect(whole).toEqual([]);
  expect(succeeded(await officer.call(listRequirements, { company_id })).requirements).toEqual([]);
  const { missingFields } = succeeded(await officer.call(getDashboard, { company_id }));
  expect(missingFields).toEqual([]);
  return { director, passport: passports.get(director) ?? '', holder: holder.id, holding };
}

it('a year of a client file: completed, kept, changed, compared, reviewed; of another the alarm sounds once', async () => {
  const desk = await newDesk();
  const { officer, supervisor, company_id } = desk;
  const { director, passport, holder, holding } = await wholeFile(desk);
  const label = 'As it was';
  const { snapshot } = succeeded(await officer.call(saveSnapshot, { company_id, label }));
  const renewed = await replace(officer, passport, pdf('renewed'), 'renewed.pdf');
  await approve(supervisor, renewed.body.changes[0] ?? '');
  const removal = succeeded(await officer.call(deleteObject, { id: holder, type: 'shareholder' }));
  await approve(supervisor, removal.changes[0] ?? '');
  const heir = { ...holding, firstName: 'Maximilian' };
  await desk.add(createShareholder, heir, 'shareholder');

  const fileOf = async (at: object) =>
    succeeded(await officer.call(getKycFile, { id: passport, ...at })).file as { file: { value: StoredFile } };
  const then = (await fileOf({ snapshotId: snapshot._id })).file.value;
  const now = (await fileOf({})).file.value;
  expect(now.serverName).toBe(waiting(renewed).serverName);
  expect(await opened(officer, then)).toEqual(pdf(`passport_file ${director}`));
  expect(await opened(officer, now)).toEqual(pdf('renewed'));
  const heldBy = async (at: object) =>
    JSON.stringify(succeeded(await officer.call(getOwnershipChart, { company_id, ...at })).chart);
  expect(await heldBy({ snapshotId: snapshot._id })).toContain('Johanna Bergmann');
  expect(await heldBy({})).toContain('Maximilian Bergmann');

  const from = { company_id, from: snapshot._id };
  const { sections } = succeeded(await officer.call(getDifference, from));
  const told = sections.flatMap(({ records }) => records.map(({ kind, change }) => `${kind} ${change}`));
  expect(new Set(told)).toEqual(
    new Set([
      'kyc_file changed',
      'shareholder removed',
      'ubo removed',
      'kyc_file removed',
      'shareholder added',
      'ubo added',
    ]),
  );
  const address = `${baseUrl()}/api/v1/${printDifference.path}?${new URLSearchParams(from)}`;
  const printed = await fetch(address, { headers: { authorization: `Bearer ${officer.token}` } });
  expect(
    Buffer.from(await printed.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');

  const dates = {
    date_final_compliance_review: today(),
    previous_review_date: today(),
    next_review_date: addMonths(today(), 12),
  };
  const review = { company_id, label: `Review ${today().slice(0, 4)}` };
  expect(succeeded(await supervisor.call(completeReport, review))).toMatchObject(dates);
  await passportOfAnotherExpires(desk);
}, 180_000);
