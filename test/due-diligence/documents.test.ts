import { addElement, decideDueDiligence } from '@dossier/proto/calls/due-diligence';
import { deleteDocument, dueDiligenceDocInfo, reviewDocument } from '@dossier/proto/calls/due-diligence-documents';
import type { DueDiligenceDocument } from '@dossier/proto/calls/due-diligence-views';
import { generateViewToken } from '@dossier/proto/calls/identity';
import { deleteObject } from '@dossier/proto/calls/kyc-client-file';
import { dueDiligenceTexts } from '@dossier/proto/texts/due-diligence';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { newOffice, type Office } from '../kyc/arranged.js';
import { open, pdf } from '../kyc/upload.js';
import { api } from '../support/api.js';
import { expectFailure } from '../support/expect.js';
import { addUser, newTenant, type Person, succeeded } from '../support/people.js';
import { type Arranged, expectTold, newForm, sendDocument, submitted } from './arranged.js';

const { validation } = dueDiligenceTexts;
let office: Office;
let stranger: Person;
let auditor: Person;
beforeAll(async () => {
  office = await newOffice();
  stranger = (await newTenant()).admin;
  auditor = await addUser(office.tenant, 'INTERNAL_AUDITOR');
}, 30_000);

const uploaded = async (by: { token: string }, fields: Record<string, string> = {}): Promise<DueDiligenceDocument> => {
  const { status, body } = await sendDocument(by, { doc_type: 'structure_chart', ...fields });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.file as unknown as DueDiligenceDocument;
};

describe('due-diligence/upload-file', () => {
  it('takes a document through either link and from staff; who uploaded it can look at it', async () => {
    const { visitor, docs, maker, id } = await newForm(office);
    const file = await uploaded(docs, { content: 'As of June' });
    expect(file).toMatchObject({ status: 'pending', documentType: 'structure_chart', client_comment: 'As of June' });
    expect(file.file.sha256).toMatch(/^[0-9a-f]{64}$/);
    await uploaded(visitor);
    await uploaded(maker, { due_diligence_id: id });
    const { docs: all, requirements } = succeeded(await docs.call(dueDiligenceDocInfo));
    expect(all).toHaveLength(3);
    expect(requirements).toEqual(Object.values(dueDiligenceTexts.requirements));
    for (const by of [docs, maker]) {
      const { token } = succeeded(await by.call(generateViewToken));
      const bytes = Buffer.from(await (await open(file.file.serverName, token)).arrayBuffer());
      expect(bytes.equals(pdf('a'))).toBe(true);
    }
  });

  it('of a person names the element it is about', async () => {
    const { visitor } = await newForm(office);
    const { element } = succeeded(await visitor.call(addElement, { type: 'director', name: 'Ana Pietersz' }));
    const passport = { doc_type: 'certified_true_copy_of_passport', dueDiligenceElement: element._id };
    expect(await uploaded(visitor, passport)).toMatchObject({ dueDiligenceElement: element._id });
    const without = await sendDocument(visitor, { doc_type: 'proof_of_address' });
    expectTold(without, { dueDiligenceElement: validation.section });
    const foreign = (await newForm(office)).visitor;
    const stolen = await sendDocument(foreign, passport);
    expectFailure(stolen, 404, 'due_diligence.element.not_found');
  });

  it('refuses others, and a visitor once it is submitted', async () => {
    const form = await submitted(office);
    const place = { doc_type: 'structure_chart', due_diligence_id: form.id };
    expectFailure(await sendDocument(form.docs, place), 409, 'due_diligence.record.closed');
    expectFailure(await sendDocument(stranger, place), 404, 'due_diligence.record.not_found');
    expectFailure(await sendDocument(auditor, place), 403, 'permission.denied');
    await uploaded(form.maker, place);
  });

  it('refuses another type of document, and bytes that are neither PDF nor PNG', async () => {
    const { docs } = await newForm(office);
    const other = await sendDocument(docs, { doc_type: 'passport_file' });
    expect(Object.keys(other.body.errors ?? {})).toEqual(['doc_type']);
    const html = Buffer.from('<html><script>alert(1)</script></html>');
    const fake = await sendDocument(docs, { doc_type: 'structure_chart' }, html, 'chart.pdf');
    expectFailure(fake, 415, 'upload.wrong_type');
  });
});

describe('document/state', () => {
  it('rejects with an explanation, and accepts once', async () => {
    const { maker, docs } = await newForm(office);
    const { id } = await uploaded(docs);
    const rejected = await maker.call(reviewDocument, { id, status: 'rejected', comment: 'Not readable' });
    expect(succeeded(rejected).file).toMatchObject({ status: 'rejected', admin_comment: 'Not readable' });
    expect(succeeded(await maker.call(reviewDocument, { id, status: 'approved' })).file.status).toBe('approved');
    expectFailure(await maker.call(reviewDocument, { id, status: 'approved' }), 409, 'due_diligence.document.decided');
  });

  it('refuses visitors, auditors and others', async () => {
    const { docs } = await newForm(office);
    const asked = { id: (await uploaded(docs)).id, status: 'approved' };
    expectFailure(await docs.call(reviewDocument, asked), 401, 'session.missing');
    expectFailure(await auditor.call(reviewDocument, asked), 403, 'permission.denied');
    expectFailure(await stranger.call(reviewDocument, asked), 404, 'due_diligence.document.not_found');
  });

  it('refuses a rejection without an explanation', async () => {
    const { maker, docs } = await newForm(office);
    const { id } = await uploaded(docs);
    const blank = await maker.call(reviewDocument, { id, status: 'rejected', comment: '  ' });
    expectTold(blank, { comment: validation.noExplanation });
  });
});

describe('document/delete', () => {
  it('takes back what nobody accepted', async () => {
    const { docs, maker } = await newForm(office);
    const [one, two] = [await uploaded(docs), await uploaded(docs)];
    succeeded(await docs.call(deleteDocument, { id: one.id }));
    succeeded(await maker.call(reviewDocument, { id: two.id, status: 'approved' }));
    expectFailure(await docs.call(deleteDocument, { id: two.id }), 409, 'due_diligence.record.closed');
    expect(succeeded(await docs.call(dueDiligenceDocInfo)).docs.map(({ id }) => id)).toEqual([two.id]);
    const { token } = succeeded(await docs.call(generateViewToken));
    expect((await open(one.file.serverName, token)).status).toBe(404);
  });

  it('refuses the visitor of another form, and others', async () => {
    const [form, other] = [await newForm(office), await newForm(office)];
    const { id, file } = await uploaded(form.docs);
    for (const by of [other.docs, other.visitor, stranger])
      expectFailure(await by.call(deleteDocument, { id }), 404, 'due_diligence.document.not_found');
    expectFailure(await auditor.call(deleteDocument, { id }), 403, 'permission.denied');
    const { token } = succeeded(await other.docs.call(generateViewToken));
    expect((await open(file.serverName, token)).status).toBe(404);
  });

  it('refuses what is no identifier', async () => {
    expect(Object.keys((await office.maker.call(deleteDocument, { id: 'x' })).body.errors ?? {})).toEqual(['id']);
  });
});

describe('delete-object, for the visitor of a link', () => {
  const type = 'kyc_file';

  it('takes back an own upload that nobody accepted', async () => {
    const { docs, maker } = await newForm(office);
    const [one, two] = [await uploaded(docs), await uploaded(docs)];
    const asked = { id: one.id, type, filename: one.file.filename, accessToken: docs.token } as const;
    expect(succeeded(await api()(deleteObject, asked)).changes).toEqual([]);
    succeeded(await maker.call(reviewDocument, { id: two.id, status: 'approved' }));
    expectFailure(await docs.call(deleteObject, { id: two.id, type }), 409, 'due_diligence.record.closed');
    expect(succeeded(await docs.call(dueDiligenceDocInfo)).docs.map(({ id }) => id)).toEqual([two.id]);
  });

  it('reaches no other form and nothing of the client file', async () => {
    const [form, other] = [await newForm(office), await newForm(office)];
    const { id } = await uploaded(form.docs);
    expectFailure(await other.docs.call(deleteObject, { id, type }), 404, 'due_diligence.document.not_found');
    expectFailure(
      await form.docs.call(deleteObject, { id: form.company_id, type: 'company' }),
      403,
      'permission.denied',
    );
    expectFailure(
      await form.docs.call(deleteObject, { id: form.company_id, type }),
      404,
      'due_diligence.document.not_found',
    );
  });
});

/** What each kind of link may do, in each state of its form. */
it('a link leads nowhere once its form is approved', async () => {
  const form: Arranged = await submitted(office);
  succeeded(await form.maker.call(decideDueDiligence, { id: form.id, status: 'approved' }));
  expectFailure(await form.docs.call(dueDiligenceDocInfo), 401, 'identity.link.ended');
  expectFailure(await sendDocument(form.docs, { doc_type: 'structure_chart' }), 401, 'identity.link.ended');
});
