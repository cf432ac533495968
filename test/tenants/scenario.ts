import * as dueDiligence from '@dossier/proto/calls/due-diligence';
import { closeComment, commentOnForm, replyToComment } from '@dossier/proto/calls/due-diligence-comments';
import * as submittedPapers from '@dossier/proto/calls/due-diligence-documents';
import { getIntake, takeIntoFile } from '@dossier/proto/calls/due-diligence-intake';
import * as formLinks from '@dossier/proto/calls/due-diligence-links';
import { printDueDiligence } from '@dossier/proto/calls/due-diligence-print';
import { confirmUnchanged, requestRefresh } from '@dossier/proto/calls/due-diligence-refresh';
import { getVisitorSettings, saveVisitorSettings } from '@dossier/proto/calls/due-diligence-settings';
import * as identity from '@dossier/proto/calls/identity';
import * as files from '@dossier/proto/calls/kyc-client-file';
import * as companies from '@dossier/proto/calls/kyc-companies';
import { getDifference, printDifference } from '@dossier/proto/calls/kyc-difference';
import { getFileHistory } from '@dossier/proto/calls/kyc-file-history';
import * as documents from '@dossier/proto/calls/kyc-files';
import { getOwnershipChart } from '@dossier/proto/calls/kyc-ownership';
import { createPolicy, deletePolicy } from '@dossier/proto/calls/kyc-policies';
import * as records from '@dossier/proto/calls/kyc-records';
import { listRequirements } from '@dossier/proto/calls/kyc-requirements';
import { completeReport } from '@dossier/proto/calls/kyc-review';
import * as snapshots from '@dossier/proto/calls/kyc-snapshots';
import * as subsidiaries from '@dossier/proto/calls/kyc-subsidiaries';
import * as notifications from '@dossier/proto/calls/notifications';
import * as lists from '@dossier/proto/calls/sanction-lists';
import { getScreeningReport } from '@dossier/proto/calls/screening-report';
import * as screenings from '@dossier/proto/calls/screenings';
import * as workflow from '@dossier/proto/calls/workflow';
import { addDays, today } from '@dossier/proto/rules/dates';
import { SIGNATURE, sendDocument } from '../due-diligence/arranged.js';
import { saveProfile } from '../identity/filled-profile.js';
import { accountHolder, approve } from '../kyc/arranged.js';
import { open, pdf, replace, upload, viewToken, waiting } from '../kyc/upload.js';
import { newDirector as newScreenedDirector } from '../sanctions/clients.js';
import { baseUrl } from '../support/api.js';
import { newAuthenticator } from '../support/authenticator.js';
import { eventually } from '../support/eventually.js';
import { addUser, newEmail, newTenant, type Person, succeeded, type Tenant } from '../support/people.js';
import { newClient, newDirector, newOfficial, newShareholder, notificationOf } from '../workflow/client-file.js';
import { answered } from './answered.js';
import { type Recorded, recording, recordSent } from './recording.js';
import { reporting } from './reporting.js';
import { working } from './working.js';

export type Scenario = { tenant: Tenant; recorded: Recorded[]; company: string };

/** A name that no other tenant has, to look for in foreign answers. */
export const SECRET_NAME = 'Zanzibar Quill Holding';

/** A company that uses every call that takes an identifier, and keeps what it sent. */
export async function fullScenario(): Promise<Scenario> {
  const tenant = await newTenant();
  const supervisor = await addUser(tenant, 'DATA_PROCESSOR');
  const recorded: Recorded[] = [];
  const admin = recording(tenant.admin, recorded);
  const checker = recording(supervisor, recorded);
  const company = await newClient(admin, SECRET_NAME);
  await policy(admin);
  await people(admin, supervisor, await addUser(tenant, 'TRUST_OFFICER'));
  await ownership(admin, company);
  await accounts(admin, company);
  // An administrator has no level of review, and so no comment.
  await papers(admin, recording(await addUser(tenant, 'DATA_CONTROLLER'), recorded), company);
  await reading(admin, company);
  await deciding(admin, checker, company);
  await screening(admin, checker, company);
  await reviewing(admin, checker);
  await stored(admin, company, recorded);
  await dueDiligences(admin, company, recorded);
  await working(admin, supervisor, company, recorded);
  await reporting(admin, tenant, recorded);
  return { tenant, recorded, company };
}

async function people(admin: Person, other: Person, leaving: Person): Promise<void> {
  succeeded(await admin.call(identity.getUser, { id: other.id }));
  succeeded(await admin.call(identity.getAccount, { id: other.id }));
  succeeded(await admin.call(identity.getPermissions, { id: other.id }));
  succeeded(await admin.call(identity.updateAccount, { user_id: other.id, username: 'Renamed Person' }));
  succeeded(await admin.call(identity.updatePermissions, { user_id: other.id, name: 'view_user', effect: 'allow' }));
  const device = newAuthenticator();
  const { options } = succeeded(await admin.call(identity.beginPasskey, { currentPassword: admin.password }));
  succeeded(await admin.call(identity.addPasskey, { name: 'Phone', response: device.make(options) }));
  succeeded(await admin.call(identity.renamePasskey, { id: device.id, name: 'Key' }));
  succeeded(await admin.call(identity.removePasskey, { id: device.id, currentPassword: admin.password }));
  succeeded(await admin.call(identity.endSessions, { user_id: leaving.id }));
  succeeded(await admin.call(identity.deleteAccount, { user_id: leaving.id }));
  const invited = { username: 'Ivy Invited', email: newEmail(), type: 'TRUST_OFFICER' };
  const { user } = succeeded(await admin.call(identity.createAccount, invited));
  succeeded(await admin.call(identity.resendInvitation, { user_id: user._id }));
  succeeded(await admin.call(identity.revokeInvitation, { user_id: user._id }));
  succeeded(await admin.call(identity.listAccounts));
  succeeded(await saveProfile(admin));
}

async function policy(admin: Person): Promise<void> {
  const version = { starts_on: addDays(today(), 30), changes: [], own: [] };
  const { _id } = succeeded(await admin.call(createPolicy, version)).version;
  succeeded(await admin.call(deletePolicy, { id: _id }));
}

async function ownership(admin: Person, company: string): Promise<void> {
  const director = await newDirector(admin, company);
  const official = await newOfficial(admin, company, director.id);
  const holder = await newShareholder(admin, company);
  const firm = { company_id: company, location_type: 'local', entity_type: 'entity', name: 'Ironbark Management Ltd' };
  const corporate = succeeded(await admin.call(records.createMd, firm));
  const entity = (corporate.entity as { _id: string })._id;
  const ubo = { company_id: company, firstName: 'Ursula', lastName: 'Owner', share_holder_related: holder.id };
  const owner = (succeeded(await admin.call(records.createUbo, ubo)).ubo as { _id: string })._id;
  succeeded(await admin.call(records.updatePerson, { id: official.id, firstName: 'Olaf' }));
  succeeded(await admin.call(records.updateEntity, { id: entity, name: 'Ironbark Governance Ltd' }));
  succeeded(await admin.call(records.updateMd, { id: director.id, location_type: 'abroad' }));
  succeeded(await admin.call(records.updateShareholder, { id: holder.id, percentage_held: 30 }));
  succeeded(await admin.call(records.updateUbo, { id: owner, firstName: 'Ulrike' }));
  succeeded(await admin.call(records.getPerson, { id: official.id }));
  succeeded(await admin.call(records.getEntity, { id: entity }));
  succeeded(await admin.call(records.getMd, { id: director.id }));
  succeeded(await admin.call(records.getShareholder, { id: holder.id }));
  succeeded(await admin.call(records.getUbo, { id: owner }));
}

async function accounts(admin: Person, company: string): Promise<void> {
  const made = succeeded(await admin.call(records.createAccountNumber, { company_id: company, account_number: '42' }));
  const account = (made.accountNumber as { _id: string })._id;
  const profile = (made.transactionProfile as { _id: string })._id;
  succeeded(await admin.call(records.updateAccountNumber, { id: account, account_number: '43' }));
  succeeded(await admin.call(records.updateTransactionProfile, { id: profile, currency: 'EUR' }));
  succeeded(await admin.call(records.getAccountNumber, { id: account }));
  succeeded(await admin.call(records.getTransactionProfile, { id: profile }));
}

async function papers(admin: Person, manager: Person, company: string): Promise<void> {
  const section = { company_id: company, documentType: 'scfba', bank_name: 'Coral Bank' };
  const made = succeeded(await admin.call(documents.createFileSection, section));
  const id = (made.file as { _id: string })._id;
  const comment_structure = { ops: [{ insert: 'Signed by both directors\n' }] };
  succeeded(await admin.call(records.getKycFile, { id }));
  succeeded(await admin.call(getFileHistory, { id }));
  succeeded(await manager.call(documents.uploadComment, { id, comment_structure }));
  succeeded(await admin.call(files.deleteSection, { company_id: company, id }));
  const subsidiary = { company_id: company, name: 'Zanzibar Trading Antilles' };
  const { _id } = succeeded(await admin.call(records.createSubsidiary, subsidiary)).subsidiary as { _id: string };
  succeeded(await admin.call(subsidiaries.editSubsidiary, { _id, name: 'Zanzibar Trading Bonaire' }));
  succeeded(await admin.call(subsidiaries.listSubsidiaries, { company_id: company }));
  succeeded(await admin.call(records.getSubsidiary, { id: _id }));
}

async function reading(admin: Person, company: string): Promise<void> {
  succeeded(await admin.call(companies.listCompanies, { search: 'zanzibar' }));
  succeeded(await admin.call(companies.getDashboard, { company_id: company }));
  succeeded(await admin.call(companies.updateReview, { id: company, risk_level: 'high' }));
  succeeded(await admin.call(companies.updateListingServices, { company_id: company, value: 'Bookkeeping' }));
  succeeded(await admin.call(getOwnershipChart, { company_id: company }));
  succeeded(await admin.call(listRequirements, { company_id: company }));
  const exception = {
    company_id: company,
    document: 'kyc-ma-1',
    until: addDays(today(), 30),
    reason: 'Being drawn up',
  };
  const { waiver } = succeeded(await admin.call(records.createWaiver, exception));
  succeeded(await admin.call(records.getWaiver, { id: (waiver as { _id: string })._id }));
  const edit = { kind: 'company', id: company, fields: { activity: 'Shipping' } };
  succeeded(await admin.call(files.saveValues, { company_id: company, changes: [edit] }));
  succeeded(await admin.call(files.getClientFile, { company_id: company }));
  const { snapshot } = succeeded(
    await admin.call(snapshots.saveSnapshot, { company_id: company, label: 'Quill review' }),
  );
  succeeded(await admin.call(snapshots.listSnapshots, { id: company }));
  succeeded(await admin.call(snapshots.getSnapshot, { id: snapshot._id }));
  succeeded(await admin.call(getDifference, { company_id: company, from: snapshot._id, to: snapshot._id }));
  succeeded(await admin.call(files.getClientFile, { company_id: company, snapshotId: snapshot._id }));
}

async function deciding(admin: Person, checker: Person, company: string): Promise<void> {
  const director = await newDirector(admin, company);
  const official = await newOfficial(admin, company, director.id);
  for (const { change } of [director, official]) await notificationOf(checker, 'forConfirmation', company, change);
  for (const view of ['forConfirmation', 'history'] as const) {
    succeeded(await checker.call(notifications.listNotifications, { view, company_id: company }));
    succeeded(await checker.call(notifications.countNotifications, { view, company_id: company }));
    succeeded(await checker.call(notifications.listNotificationClients, { view }));
  }
  succeeded(await checker.call(notifications.getNotification, { id: director.change }));
  succeeded(await checker.call(notifications.readNotification, { notification_id: director.change }));
  succeeded(await checker.call(workflow.affectedChanges, { id: director.change }));
  succeeded(await checker.call(workflow.approveChange, { id: director.change }));
  succeeded(await checker.call(workflow.denyChange, { id: official.change, text: 'The name is not the right one' }));
  succeeded(await admin.call(files.deleteObject, { id: director.id, type: 'md' }));
}

/** An account holder needs the fewest fields. */
async function reviewing(admin: Person, checker: Person): Promise<void> {
  const company_id = await accountHolder(admin, 'Zanzibar', 'Quill Holding');
  const values = { id: company_id, risk_level: 'low', next_review_date_type: 'automatic' };
  const { changes } = succeeded(await admin.call(companies.updateReview, values));
  await approve(checker, (changes as string[])[0] ?? '');
  succeeded(await admin.call(completeReport, { company_id, label: 'Quill review' }));
}

const LISTED = { firstname: 'Viktor', surname: 'Melnikof', dob: '1961-04-17', nationality: 'RU' };

async function screening(admin: Person, checker: Person, company_id: string): Promise<void> {
  const allow = { id: company_id, sanction_screening_available: 'YES' };
  const { changes } = succeeded(await admin.call(companies.updateReview, allow));
  const [change = ''] = changes as string[];
  await notificationOf(checker, 'forConfirmation', company_id, change);
  succeeded(await checker.call(workflow.approveChange, { id: change }));
  const { search_id } = await eventually(async () =>
    succeeded(await admin.call(screenings.createScreening, { company_id, ...LISTED })),
  );
  const person_id = await newScreenedDirector(admin, company_id, {
    firstName: 'Viktor',
    lastName: 'Melnikov',
    dateOfBirth: '1961-04-17',
    passportCountry: 'RU',
  });
  succeeded(await admin.call(screenings.screenPerson, { person_id }));
  succeeded(await admin.call(screenings.listScreenings, { company_id }));
  succeeded(await admin.call(screenings.getScreening, { id: search_id }));
  succeeded(await admin.call(screenings.saveScreening, { search_id, sanctionIndex: 0, person_id }));
  succeeded(await admin.call(lists.getOwnList));
}

/** A form that is filled in, looked at, sent back and handed in again. */
async function dueDiligences(admin: Person, company_id: string, recorded: Recorded[]): Promise<void> {
  const asked = { company_id, label: 'Zanzibar onboarding' };
  const { _id: id } = succeeded(await admin.call(dueDiligence.createDueDiligence, asked)).dueDiligence;
  succeeded(await admin.call(dueDiligence.listDueDiligence, { company_id }));
  succeeded(await admin.call(dueDiligence.loadDueDiligence, { id }));
  succeeded(await admin.call(dueDiligence.dueDiligenceInfo, { id }));
  const director = { id, type: 'director', name: 'Zanzibar Director' };
  const { element } = succeeded(await admin.call(dueDiligence.addElement, director));
  const edit = { record: { _id: id, ...SIGNATURE }, elements: [{ _id: element._id, issuing_state: 'NL' }] };
  succeeded(await admin.call(dueDiligence.saveDueDiligence, edit));
  const remark = { id, about: element._id, field: 'issuing_state', text: 'Is this the country?' };
  const first = succeeded(await admin.call(commentOnForm, remark)).comment._id;
  succeeded(await admin.call(replyToComment, { comment_id: first, text: 'It is' }));
  succeeded(await admin.call(closeComment, { comment_id: first }));
  const place = { doc_type: 'structure_chart', due_diligence_id: id };
  const sent = await recordSent(recorded, submittedPapers.uploadDueDiligenceFile, admin, place, (by, input) =>
    sendDocument(by, input as typeof place),
  );
  const paper = sent.body.file as unknown as { id: string };
  await recordSent(recorded, printDueDiligence, admin, { id }, async (by, body) => {
    const headers = { authorization: `Bearer ${by.token}`, 'content-type': 'application/json' };
    const address = `${baseUrl()}/api/v1/${printDueDiligence.path}`;
    return answered(await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) }));
  });
  succeeded(await admin.call(submittedPapers.dueDiligenceDocInfo, { id }));
  succeeded(await admin.call(submittedPapers.reviewDocument, { id: paper.id, status: 'rejected', comment: 'Too old' }));
  succeeded(await admin.call(submittedPapers.deleteDocument, { id: paper.id }));
  const link = { id, purpose: 'due_diligence_form' } as const;
  succeeded(await admin.call(formLinks.sendFormLink, { ...link, email: newEmail() }));
  succeeded(await admin.call(formLinks.stopReminders, { id }));
  succeeded(await admin.call(saveVisitorSettings, { sender: 'Us', reminders: true, asks_code: false }));
  succeeded(await admin.call(getVisitorSettings));
  succeeded(await admin.call(formLinks.renewFormLink, link));
  succeeded(await admin.call(formLinks.revokeFormLink, link));
  succeeded(await admin.call(formLinks.getFormLinks, { id }));
  const again = { company_id, label: 'Zanzibar review', sections: ['fatca' as const], documents: [] };
  const refresh = succeeded(await admin.call(requestRefresh, again)).dueDiligence._id;
  succeeded(await admin.call(confirmUnchanged, { id: refresh, part: refresh, unchanged: true }));
  succeeded(await admin.call(dueDiligence.submitReport, { id }));
  succeeded(await admin.call(dueDiligence.decideDueDiligence, { id, status: 'rejected', comment: 'Once more' }));
  succeeded(await admin.call(dueDiligence.getDueDiligence, { id }));
  succeeded(await admin.call(dueDiligence.submitReport, { id }));
  succeeded(await admin.call(dueDiligence.decideDueDiligence, { id, status: 'approved' }));
  succeeded(await admin.call(getIntake, { id }));
  const values = { 'holding.location_type': 'local' };
  const choice = { element: element._id, action: 'create', fields: ['firstName', 'lastName'], values } as const;
  succeeded(await admin.call(takeIntoFile, { id, elements: [choice], documents: [] }));
}

/** Requests that carry a file or answer one. */
async function stored(admin: Person, company_id: string, recorded: Recorded[]): Promise<void> {
  const place = { company_id, documentType: 'kyc-ma-1' };
  const uploaded = await recordSent(recorded, documents.uploadKycFile, admin, place, (by, input) =>
    upload(by, input as typeof place),
  );
  const { _id } = uploaded.body.file;
  await recordSent(recorded, documents.updateKycFile, admin, { id: _id }, (by, { id }) =>
    replace(by, String(id), pdf('b')),
  );
  const file = { id: waiting(uploaded).serverName };
  await recordSent(recorded, documents.getKycFileContent, admin, file, async (by, { id }) =>
    answered(await open(String(id), await viewToken(by))),
  );
  await recordSent(recorded, printDifference, admin, { company_id }, async (by, input) => {
    const address = `${baseUrl()}/api/v1/${printDifference.path}?${new URLSearchParams(input as { company_id: string })}`;
    return answered(await fetch(address, { headers: { authorization: `Bearer ${by.token}` } }));
  });
  const search = recorded.find(({ call }) => call.subject === screenings.getScreening.subject)?.input ?? {};
  await recordSent(recorded, getScreeningReport, admin, search, async (by, { id }) => {
    const path = getScreeningReport.path.replace(':id', String(id));
    const headers = { authorization: `Bearer ${by.token}` };
    return answered(await fetch(`${baseUrl()}/api/v1/${path}`, { headers }));
  });
}

/** Tasks and tickets, and the files of their messages. */
