import {
  addElement,
  decideDueDiligence,
  dueDiligenceInfo,
  loadDueDiligence,
  saveDueDiligence,
  submitReport,
} from '@dossier/proto/calls/due-diligence';
import { dueDiligenceTexts } from '@dossier/proto/texts/due-diligence';
import { recordSentences } from '@dossier/proto/texts/records';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { newOffice, type Office } from '../kyc/arranged.js';
import { api } from '../support/api.js';
import { expectFailure } from '../support/expect.js';
import { addUser, newTenant, type Person, succeeded } from '../support/people.js';
import { elementsOf, expectTold, newForm, SIGNATURE, submitted } from './arranged.js';

const { validation } = dueDiligenceTexts;
let office: Office;
let stranger: Person;
let auditor: Person;
beforeAll(async () => {
  office = await newOffice();
  stranger = (await newTenant()).admin;
  auditor = await addUser(office.tenant, 'EXTERNAL_AUDITOR');
}, 30_000);

describe('due-diligence and due-diligence-info', () => {
  it('answer the form to its visitor, by the header or by the body, and to staff', async () => {
    const { visitor, maker, id } = await newForm(office);
    const own = succeeded(await visitor.call(loadDueDiligence));
    expect(own).toMatchObject({
      dueDiligence: { _id: id, status: 'draft' },
      docs: [],
      compnanyName: 'Harbour Trading',
    });
    expect(succeeded(await api()(loadDueDiligence, { token: visitor.token }))).toEqual(own);
    expect(succeeded(await maker.call(loadDueDiligence, { id })).elements).toEqual(own.elements);
    const { dueDiligence } = succeeded(await api()(dueDiligenceInfo, { token: visitor.token, id }));
    expect(dueDiligence.progress.map(({ section }) => section)).toContain('fatca');
  });

  it('show a visitor no token and no other form', async () => {
    const [one, other] = [await newForm(office), await newForm(office)];
    const { dueDiligence } = succeeded(await one.visitor.call(loadDueDiligence));
    expect(dueDiligence.token).toBeUndefined();
    for (const call of [loadDueDiligence, dueDiligenceInfo]) {
      expectFailure(await one.visitor.call(call, { id: other.id }), 404, 'due_diligence.record.not_found');
      expectFailure(await stranger.call(call, { id: one.id }), 404, 'due_diligence.record.not_found');
      expectFailure(await one.docs.call(call), 403, 'permission.denied');
      expectFailure(await api('dl1.aaaa.bbbb')(call), 401, 'identity.link.ended');
    }
  });

  it('refuse what is no identifier', async () => {
    for (const call of [loadDueDiligence, dueDiligenceInfo])
      expect(Object.keys((await office.maker.call(call, { id: '1' })).body.errors ?? {})).toEqual(['id']);
  });
});

describe('due-diligence/save', () => {
  it('keeps what changed, and says of what somebody else changed what stands there', async () => {
    const { visitor, maker, id } = await newForm(office);
    const [company] = await elementsOf(visitor);
    const _id = company?._id ?? '';
    const edit = { record: { us_applicant: 'NO' }, elements: [{ _id, tax_id: ' 4711 ', trading_name: '' }] };
    const first = succeeded(await visitor.call(saveDueDiligence, edit));
    expect(first.dueDiligence).toMatchObject({ touched: true, us_applicant: { new_value: 'NO' } });
    expect(first.elements).toMatchObject([{ tax_id: { new_value: '4711' } }]);
    const late = {
      record: { _id: id },
      elements: [{ _id, tax_id: '4712', license_type: 'B2C' }],
      seen: { [_id]: { tax_id: null } },
    };
    const second = succeeded(await maker.call(saveDueDiligence, late));
    expect(second.overtaken).toEqual([{ _id, field: 'tax_id', value: '4711' }]);
    expect(second.elements).toMatchObject([{ tax_id: { new_value: '4711' }, license_type: { new_value: 'B2C' } }]);
  });

  it('loses nothing of twenty people who save at once', async () => {
    const { visitor } = await newForm(office);
    const [company] = await elementsOf(visitor);
    const names = Array.from({ length: 20 }, (_, at) => `Holder ${at}`);
    const added = await Promise.all(names.map((name) => visitor.call(addElement, { type: 'shareholder', name })));
    const ids = added.map((answer) => succeeded(answer).element._id);
    const saves = await Promise.all(
      ids.map((_id, at) => visitor.call(saveDueDiligence, { elements: [{ _id, issuing_state: `State ${at}` }] })),
    );
    for (const answer of saves) succeeded(answer);
    const elements = await elementsOf(visitor);
    expect(elements).toHaveLength(21);
    expect(elements.at(-1)?._id).toBe(company?._id);
    for (const [at, _id] of ids.entries())
      expect(elements.find((element) => element._id === _id)).toMatchObject({
        issuing_state: { new_value: `State ${at}` },
      });
  });

  it('refuses auditors, others, and a visitor once it is submitted', async () => {
    const form = await submitted(office);
    const edit = { record: { _id: form.id, position: 'Owner' } };
    expectFailure(await form.visitor.call(saveDueDiligence, edit), 409, 'due_diligence.record.closed');
    expectFailure(await auditor.call(saveDueDiligence, edit), 403, 'permission.denied');
    expectFailure(await stranger.call(saveDueDiligence, edit), 404, 'due_diligence.record.not_found');
    succeeded(await form.maker.call(saveDueDiligence, edit));
  });

  it('refuses every bad answer by its name, and a part of another form', async () => {
    const [{ visitor, id }, other] = [await newForm(office), await newForm(office)];
    const [company] = await elementsOf(visitor);
    const edit = {
      record: { us_applicant: 'MAYBE', status: 'approved' },
      elements: [{ _id: company?._id, contact_email_address: 'nobody', registration_date: '2999-01-01' }],
    };
    expectTold(await visitor.call(saveDueDiligence, edit), {
      [`${id}.us_applicant`]: recordSentences.oneOf('YES, NO'),
      [`${id}.status`]: recordSentences.unknownField,
      [`${company?._id}.contact_email_address`]: validation.email,
      [`${company?._id}.registration_date`]: validation.dateInFuture,
    });
    const [foreign] = await elementsOf(other.visitor);
    const stolen = await visitor.call(saveDueDiligence, { elements: [{ _id: foreign?._id, tax_id: '1' }] });
    expectFailure(stolen, 404, 'due_diligence.element.not_found');
    expect((await visitor.call(saveDueDiligence, { elements: ['x'] })).status).toBe(400);
  });
});

describe('due-diligence/add-element', () => {
  it('puts the new one first; the same key adds it once', async () => {
    const { visitor } = await newForm(office);
    succeeded(await visitor.call(addElement, { type: 'director', name: 'Ana Pietersz' }));
    const key = { 'Idempotency-Key': 'element-one-0001' };
    const asked = { type: 'corporate_shareholder', name: 'Palm Holding BV' };
    const first = succeeded(await visitor.call(addElement, asked, key));
    expect(succeeded(await visitor.call(addElement, asked, key))).toEqual(first);
    expect(first.element).toMatchObject({
      type: 'corporate_shareholder',
      company_name: { new_value: 'Palm Holding BV' },
    });
    expect((await elementsOf(visitor)).map(({ type }) => type)).toEqual([
      'corporate_shareholder',
      'director',
      'company',
    ]);
  });

  it('refuses others, and everybody but staff once it is submitted', async () => {
    const form = await submitted(office);
    const asked = { id: form.id, type: 'director', name: 'Ana Pietersz' };
    expectFailure(await stranger.call(addElement, asked), 404, 'due_diligence.record.not_found');
    expectFailure(await auditor.call(addElement, asked), 403, 'permission.denied');
    expectFailure(await form.visitor.call(addElement, asked), 409, 'due_diligence.record.closed');
  });

  it('refuses no name, and a second company', async () => {
    const { visitor } = await newForm(office);
    expectTold(await visitor.call(addElement, { type: 'director', name: ' ' }), { name: validation.noValue });
    const second = await visitor.call(addElement, { type: 'company', name: 'Second' });
    expect(Object.keys(second.body.errors ?? {})).toEqual(['type']);
  });
});

describe('due-diligence/submit-report', () => {
  it('hands the form to staff once, by the link or with a session', async () => {
    const { visitor, maker, id } = await newForm(office);
    succeeded(await visitor.call(saveDueDiligence, { record: SIGNATURE }));
    const answer = await visitor.call(submitReport, { is_correct: true, terms_agreed: true });
    expect(succeeded(answer).dueDiligence).toMatchObject({ status: 'submitted', submitted_at: expect.any(String) });
    expectFailure(await visitor.call(submitReport), 409, 'due_diligence.record.closed');
    succeeded(await maker.call(decideDueDiligence, { id, status: 'rejected', comment: 'Once more' }));
    expect(succeeded(await maker.call(submitReport, { id })).dueDiligence.status).toBe('submitted');
  });

  it('refuses others', async () => {
    const { id, docs } = await newForm(office);
    expectFailure(await stranger.call(submitReport, { id }), 404, 'due_diligence.record.not_found');
    expectFailure(await auditor.call(submitReport, { id }), 403, 'permission.denied');
    expectFailure(await docs.call(submitReport), 403, 'permission.denied');
  });

  it('refuses a form without a signature, and an open checkbox', async () => {
    const { visitor } = await newForm(office);
    const unsigned = {
      filler_full_name: validation.noValue,
      position: validation.noValue,
      date_when_signed: validation.noValue,
    };
    expectTold(await visitor.call(submitReport), unsigned);
    expectTold(await visitor.call(submitReport, { terms_agreed: false }), { terms_agreed: validation.confirm });
  });
});
