import {
  createDueDiligence,
  decideDueDiligence,
  getDueDiligence,
  listDueDiligence,
  loadDueDiligence,
  saveDueDiligence,
  submitReport,
} from '@dossier/proto/calls/due-diligence';
import { dueDiligenceTexts } from '@dossier/proto/texts/due-diligence';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { accountHolder, newOffice, type Office } from '../kyc/arranged.js';
import { expectFailure } from '../support/expect.js';
import { addUser, newTenant, type Person, succeeded } from '../support/people.js';
import { type Arranged, expectTold, newForm, SIGNATURE, submitted } from './arranged.js';

let office: Office;
let stranger: Person;
let auditor: Person;
beforeAll(async () => {
  office = await newOffice();
  stranger = (await newTenant()).admin;
  auditor = await addUser(office.tenant, 'INTERNAL_AUDITOR');
}, 30_000);

describe('due-diligence/create', () => {
  it('opens a form about the client, with a link for it and one for its documents', async () => {
    const { record, visitor } = await newForm(office);
    expect(record).toMatchObject({ label: 'Onboarding 2026', status: 'draft', touched: false, changesCount: 1 });
    expect(record.token).toMatch(/^dl1\./);
    expect(record.docs_token).not.toBe(record.token);
    const { elements, compnanyName } = succeeded(await visitor.call(loadDueDiligence));
    expect(compnanyName).toBe('Harbour Trading');
    expect(elements).toMatchObject([{ type: 'company', company_name: { new_value: 'Harbour Trading' } }]);
  });

  it('refuses who does not look after clients, and a client of others', async () => {
    const asked = { company_id: office.company_id, label: 'Onboarding' };
    expectFailure(await auditor.call(createDueDiligence, asked), 403, 'permission.denied');
    expectFailure(await stranger.call(createDueDiligence, asked), 404, 'kyc.company.not_found');
  });

  it('refuses a label that is too short, and an account holder', async () => {
    const { company_id, maker } = office;
    const answer = await maker.call(createDueDiligence, { company_id, label: ' ab ' });
    expectTold(answer, { label: dueDiligenceTexts.validation.label });
    const holder = { company_id: await accountHolder(maker), label: 'Onboarding' };
    expectFailure(await maker.call(createDueDiligence, holder), 400, 'kyc.company.has_other_kind');
  });
});

describe('due-diligence/list and due-diligence/{id}', () => {
  let form: Arranged;
  beforeAll(async () => {
    form = await submitted(office);
    succeeded(
      await form.maker.call(decideDueDiligence, { id: form.id, status: 'rejected', comment: 'Names are missing' }),
    );
  });

  it('show the forms of a client, newest first, by day of review and creation', async () => {
    const { company_id, maker, id } = form;
    const second = succeeded(await maker.call(createDueDiligence, { company_id, label: 'Second' })).dueDiligence._id;
    const list = async (filters: object) => {
      const answer = succeeded(await maker.call(listDueDiligence, { company_id, ...filters }));
      return answer.dueDiligence.map(({ _id }) => _id);
    };
    expect(await list({})).toEqual([second, id]);
    expect(await list({ orderingKey: 'label', orderingValue: 'asc' })).toEqual([id, second]);
    expect(await list({ review_date_present: 'yes' })).toEqual([id]);
    expect(await list({ review_date_present: 'no' })).toEqual([second]);
    const today = new Date().toISOString().slice(0, 10);
    expect(await list({ added_from: today, added_to: today, review_to: today })).toEqual([id]);
    expect(await list({ added_to: '2020-01-01' })).toEqual([]);
    const { dueDiligence } = succeeded(await maker.call(getDueDiligence, { id }));
    expect(dueDiligence).toMatchObject({ status: 'rejected', touched: true, token: form.visitor.token });
  });

  it('are as unknown to others as what does not exist', async () => {
    const { id, company_id } = form;
    expectFailure(await stranger.call(listDueDiligence, { company_id }), 404, 'kyc.company.not_found');
    expectFailure(await stranger.call(getDueDiligence, { id }), 404, 'due_diligence.record.not_found');
    expectFailure(await form.visitor.call(getDueDiligence, { id }), 401, 'session.missing');
  });

  it('refuse what is no day and no identifier', async () => {
    const { maker, company_id } = form;
    const bad = await maker.call(listDueDiligence, { company_id, review_from: 'soon' });
    expect(Object.keys(bad.body.errors ?? {})).toEqual(['review_from']);
    expect(Object.keys((await maker.call(getDueDiligence, { id: 'x' })).body.errors ?? {})).toEqual(['id']);
  });
});

describe('due-diligence/state', () => {
  it('sends a form back with its reason; what was answered then stands, and what changes after is new', async () => {
    const form = await submitted(office);
    const reason = {
      ops: [{ insert: 'Please ' }, { insert: '<correct>', attributes: { bold: true } }, { insert: '\n' }],
    };
    const sent = await form.maker.call(decideDueDiligence, { id: form.id, status: 'rejected', comment: reason });
    const { dueDiligence } = succeeded(sent);
    expect(dueDiligence).toMatchObject({ status: 'rejected', changesCount: 0, position: { value: 'Director' } });
    expect(dueDiligence.comments[0]).toMatchObject({
      text: '<p>Please <strong>&lt;correct&gt;</strong></p>',
      open: false,
    });
    succeeded(await form.visitor.call(saveDueDiligence, { record: { position: 'Secretary' } }));
    const again = succeeded(await form.visitor.call(submitReport)).dueDiligence;
    expect(again).toMatchObject({ changesCount: 1, position: { value: 'Director', new_value: 'Secretary' } });
  });

  it('approves; no link opens the form any more', async () => {
    const form = await submitted(office);
    const { dueDiligence } = succeeded(await form.maker.call(decideDueDiligence, { id: form.id, status: 'approved' }));
    expect(dueDiligence).toMatchObject({ status: 'approved', filler_full_name: { value: SIGNATURE.filler_full_name } });
    expect(dueDiligence.token).toBeUndefined();
    expectFailure(await form.visitor.call(loadDueDiligence), 401, 'identity.link.ended');
  });

  it('refuses auditors, others, and the visitor', async () => {
    const form = await submitted(office);
    const asked = { id: form.id, status: 'approved' };
    expectFailure(await auditor.call(decideDueDiligence, asked), 403, 'permission.denied');
    expectFailure(await stranger.call(decideDueDiligence, asked), 404, 'due_diligence.record.not_found');
    expectFailure(await form.visitor.call(decideDueDiligence, asked), 401, 'session.missing');
  });

  it('refuses a form that was not submitted, another status, and no reason', async () => {
    const { id, maker } = await newForm(office);
    const answer = await maker.call(decideDueDiligence, { id, status: 'approved' });
    expectFailure(answer, 409, 'due_diligence.record.not_submitted');
    expect(Object.keys((await maker.call(decideDueDiligence, { id, status: 'SIGNED' })).body.errors ?? {})).toEqual([
      'status',
    ]);
    const blank = await maker.call(decideDueDiligence, { id, status: 'rejected', comment: ' ' });
    expectTold(blank, { comment: dueDiligenceTexts.validation.noReason });
  });
});
