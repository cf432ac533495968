import {
  createDueDiligence,
  decideDueDiligence,
  listDueDiligence,
  loadDueDiligence,
  saveDueDiligence,
  submitReport,
} from '@dossier/proto/calls/due-diligence';
import { reviewDocument } from '@dossier/proto/calls/due-diligence-documents';
import { getIntake, takeIntoFile } from '@dossier/proto/calls/due-diligence-intake';
import { confirmUnchanged, requestRefresh } from '@dossier/proto/calls/due-diligence-refresh';
import type { DueDiligenceDocument, ElementView, RecordView } from '@dossier/proto/calls/due-diligence-views';
import { createUbo, getUbo, updateUbo } from '@dossier/proto/calls/kyc-records';
import { dueDiligenceTexts } from '@dossier/proto/texts/due-diligence';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { approve, corporate, newOffice, type Office } from '../kyc/arranged.js';
import { pdf } from '../kyc/upload.js';
import { expectFailure } from '../support/expect.js';
import { addUser, newTenant, type Person, succeeded } from '../support/people.js';
import { expectTold, newForm, SIGNATURE, sendDocument, type Visitor, visitorOf } from './arranged.js';

let office: Office;
let stranger: Person;
let auditor: Person;
beforeAll(async () => {
  office = await newOffice();
  stranger = (await newTenant()).admin;
  auditor = await addUser(office.tenant, 'INTERNAL_AUDITOR');
}, 30_000);

type Asked = { company_id: string; record: RecordView; id: string; ubo: string; visitor: Visitor; docs: Visitor };
const SECTIONS = ['beneficiary', 'fatca'] as const;
const DOCUMENTS = ['structure_chart', 'proof_of_address'];
const label = 'Periodic review 2026';

/** A request to the client of a file with one beneficiary, whose birth date somebody wants to change. */
async function requested(): Promise<Asked> {
  const company_id = await corporate(office.maker);
  const known = { company_id, firstName: 'Sara', lastName: 'Holm', percentage_held: 30, dateOfBirth: '1980-02-03' };
  const made = succeeded(await office.maker.call(createUbo, known));
  await approve(office.approver, (made as { changes: string[] }).changes[0] ?? '');
  const ubo = (made.ubo as { _id: string })._id;
  succeeded(await office.maker.call(updateUbo, { id: ubo, dateOfBirth: '1981-01-01' }));
  succeeded(await office.maker.call(createUbo, { ...known, firstName: 'Not', lastName: 'Approved' }));
  const asked = { company_id, label, sections: [...SECTIONS], documents: DOCUMENTS };
  const { dueDiligence: record } = succeeded(await office.maker.call(requestRefresh, asked));
  const [visitor, docs] = [visitorOf(record.token), visitorOf(record.docs_token)];
  return { company_id, record, id: record._id, ubo, visitor, docs };
}

const holderIn = async ({ visitor }: Asked): Promise<ElementView> =>
  succeeded(await visitor.call(loadDueDiligence)).elements[0] as ElementView;

describe('due-diligence/refresh', () => {
  it('asks for what was ticked, filled in with what is approved', async () => {
    const form = await requested();
    const { elements, dueDiligence } = succeeded(await form.visitor.call(loadDueDiligence));
    expect(elements).toHaveLength(1);
    expect(elements[0]).toMatchObject({
      type: 'beneficiary',
      from_file: true,
      changed: [],
      full_name: { value: 'Sara Holm' },
      date_of_birth: { value: '1980-02-03' },
      amount_of_shares_holding: { value: 30 },
    });
    expect(dueDiligence.refresh).toMatchObject({
      sections: SECTIONS,
      documents: [
        { documentType: 'structure_chart' },
        { documentType: 'proof_of_address', dueDiligenceElement: elements[0]?._id },
      ],
    });
    const asked = dueDiligence.progress.filter((each) => each.asked > 0).map(({ section }) => section);
    expect(asked).toEqual(['beneficiary', 'fatca', 'signature']);
  });

  it('by officers, of their own clients', async () => {
    const asked = { company_id: office.company_id, label, sections: ['company'], documents: [] } as const;
    expectFailure(await auditor.call(requestRefresh, asked), 403, 'permission.denied');
    expectFailure(await stranger.call(requestRefresh, asked), 404, 'kyc.company.not_found');
  });

  it('refuses a request that asks for nothing, or for what there is not', async () => {
    const asked = { company_id: office.company_id, label, sections: [], documents: [] };
    const { nothingAsked } = dueDiligenceTexts.validation;
    expectTold(await office.maker.call(requestRefresh, asked), { sections: nothingAsked });
    const wrong = { ...asked, label: 'x', sections: ['signature'], documents: ['due_dil_form'] } as never;
    const { body } = await office.maker.call(requestRefresh, wrong);
    expect(Object.keys(body.errors ?? {}).sort()).toEqual(['documents', 'label', 'sections']);
  });
});

describe('due-diligence/list', () => {
  it('marks those that are refresh requests', async () => {
    const { company_id, id } = await requested();
    const form = succeeded(await office.maker.call(createDueDiligence, { company_id, label: 'Onboarding 2026' }));
    const { dueDiligence } = succeeded(await office.maker.call(listDueDiligence, { company_id }));
    const marks = Object.fromEntries(dueDiligence.map(({ _id, is_refresh }) => [_id, is_refresh]));
    expect(marks).toEqual({ [id]: true, [form.dueDiligence._id]: false });
  });
});

describe('due-diligence/confirm', () => {
  it('keeps day and person, for the rest of what changed, too', async () => {
    const form = await requested();
    const { visitor } = form;
    const { _id: part } = await holderIn(form);
    const { whoConfirms } = dueDiligenceTexts.validation;
    expectTold(await visitor.call(confirmUnchanged, { part, unchanged: true }), { name: whoConfirms });
    const { dueDiligence } = succeeded(
      await visitor.call(confirmUnchanged, { part, unchanged: true, name: 'Ana Pietersz' }),
    );
    expect(dueDiligence.filler_full_name).toEqual({ new_value: 'Ana Pietersz' });
    expect(dueDiligence.progress.find(({ section }) => section === 'beneficiary')?.answered).toBe(3);
    succeeded(await visitor.call(saveDueDiligence, { elements: [{ _id: part, date_of_birth: '1980-02-04' }] }));
    expect(await holderIn(form)).toMatchObject({
      changed: ['date_of_birth'],
      confirmed_by: 'Ana Pietersz',
      confirmed_at: expect.stringMatching(/^\d{4}-/),
    });
    succeeded(await visitor.call(confirmUnchanged, { part, unchanged: false }));
    expect((await holderIn(form)).confirmed_at).toBeUndefined();
    const fatca = succeeded(await visitor.call(confirmUnchanged, { part: form.id, unchanged: true }));
    expect(fatca.dueDiligence.refresh).toMatchObject({ confirmed_by: 'Ana Pietersz' });
  });

  it('is for whoever holds the link, and for nothing that was not asked', async () => {
    const form = await requested();
    const { _id: part } = await holderIn(form);
    const sure = { part, unchanged: true, name: 'Ana Pietersz' };
    const notFound = 'due_diligence.element.not_found';
    expectFailure(await form.docs.call(confirmUnchanged, sure), 404, notFound);
    expectFailure(await (await requested()).visitor.call(confirmUnchanged, sure), 404, notFound);
    expectFailure(await (await newForm(office)).visitor.call(confirmUnchanged, sure), 404, notFound);
    expectFailure(await auditor.call(confirmUnchanged, { ...sure, id: form.id }), 403, 'permission.denied');
    expectFailure(
      await stranger.call(confirmUnchanged, { ...sure, id: form.id }),
      404,
      'due_diligence.record.not_found',
    );
  });

  it('refuses what the file does not have, and no answer', async () => {
    const { docs, visitor, record } = await requested();
    const part = record.refresh?.documents[0]?._id ?? '';
    const sure = { part, unchanged: true, name: 'Ana Pietersz' };
    expectFailure(await docs.call(confirmUnchanged, sure), 409, 'due_diligence.refresh.nothing_filed');
    const { body } = await visitor.call(confirmUnchanged, { part: 'x', unchanged: 'yes' } as never);
    expect(Object.keys(body.errors ?? {}).sort()).toEqual(['part', 'unchanged']);
  });
});

it('what changed, and nothing else, is proposed for the file', async () => {
  const form = await requested();
  const { visitor, id, ubo } = form;
  const { maker, approver } = office;
  const { _id } = await holderIn(form);
  const sure = { part: _id, unchanged: true, name: 'Ana Pietersz' };
  succeeded(await visitor.call(confirmUnchanged, sure));
  const edit = { _id, contact_email_address: 'sara@example.com', residential_address: 'Scharlooweg 12 to 14' };
  succeeded(await visitor.call(saveDueDiligence, { record: SIGNATURE, elements: [edit] }));
  succeeded(await visitor.call(submitReport));
  expectFailure(await visitor.call(confirmUnchanged, sure), 409, 'due_diligence.record.closed');
  succeeded(await maker.call(decideDueDiligence, { id, status: 'approved' }));
  const { elements } = succeeded(await maker.call(getIntake, { id }));
  const [holder] = elements;
  expect(holder).toMatchObject({ action: 'link', candidates: [{ id: ubo, score: 100, reasons: ['filled_in'] }] });
  const fields = holder?.candidates[0]?.fields ?? [];
  expect(fields.map(({ name, value }) => [name, value])).toEqual([['address_line_1', 'Scharlooweg 12 to 14']]);
  expect(holder?.left).toEqual(['Contact Email Address']);
  const choice = { element: _id, action: 'link', record: ubo, fields: ['address_line_1', 'dateOfBirth'] } as const;
  const { changes } = succeeded(await maker.call(takeIntoFile, { id, elements: [choice], documents: [] }));
  expect(changes).toHaveLength(1);
  await approve(approver, changes[0] ?? '');
});

it('the next request knows what the last one told beside the file', async () => {
  const form = await requested();
  const { visitor, id, company_id } = form;
  const { maker } = office;
  const { _id } = await holderIn(form);
  const edit = { _id, contact_email_address: 'sara@example.com' };
  const record = { ...SIGNATURE, us_applicant: 'NO' };
  succeeded(await visitor.call(saveDueDiligence, { record, elements: [edit] }));
  succeeded(await visitor.call(submitReport));
  succeeded(await maker.call(decideDueDiligence, { id, status: 'approved' }));
  succeeded(await maker.call(takeIntoFile, { id, elements: [], documents: [] }));
  const asked = { company_id, label, sections: [...SECTIONS], documents: [] };
  const next = succeeded(await maker.call(requestRefresh, asked)).dueDiligence;
  expect(next.us_applicant).toEqual({ value: 'NO' });
  const { elements } = succeeded(await visitorOf(next.token).call(loadDueDiligence));
  expect(elements[0]).toMatchObject({ contact_email_address: { value: 'sara@example.com' }, changed: [] });
});

it('a first passport comes into the file through a request that asks for nothing else', async () => {
  const { company_id, ubo } = await requested();
  const { maker, approver } = office;
  const documents = ['certified_true_copy_of_passport'];
  const asked = { company_id, label, sections: [], documents };
  const { dueDiligence } = succeeded(await maker.call(requestRefresh, asked));
  const [visitor, id] = [visitorOf(dueDiligence.token), dueDiligence._id];
  const { elements } = succeeded(await visitor.call(loadDueDiligence));
  const element = elements[0]?._id ?? '';
  const [place] = dueDiligence.refresh?.documents ?? [];
  expect(place).toMatchObject({ documentType: documents[0], dueDiligenceElement: element });
  expect(place).not.toHaveProperty('filename');
  const passport = { doc_type: documents[0] ?? '', dueDiligenceElement: element };
  const sent = await sendDocument(visitor, passport, pdf('first passport'), 'passport.pdf');
  const file = sent.body.file as unknown as DueDiligenceDocument;
  succeeded(await visitor.call(saveDueDiligence, { record: SIGNATURE }));
  succeeded(await visitor.call(submitReport));
  succeeded(await maker.call(reviewDocument, { id: file.id, status: 'approved' }));
  succeeded(await maker.call(decideDueDiligence, { id, status: 'approved' }));
  const intake = succeeded(await maker.call(getIntake, { id }));
  expect(intake.elements).toMatchObject([{ action: 'link', candidates: [{ id: ubo }] }]);
  expect(intake.documents).toMatchObject([{ id: file.id, element, documentType: 'passport_file' }]);
  const choices = [{ element, action: 'link', record: ubo, fields: [] } as const];
  const papers = [{ document: file.id, documentType: 'passport_file' }];
  const { changes } = succeeded(await maker.call(takeIntoFile, { id, elements: choices, documents: papers }));
  for (const change of changes) await approve(approver, change);
  const { files } = succeeded(await maker.call(getUbo, { id: ubo })) as { files: object[] };
  expect(files).toMatchObject([
    { documentType: 'passport_file', file: { value: { filename: 'passport.pdf', sha256: file.file.sha256 } } },
  ]);
});
