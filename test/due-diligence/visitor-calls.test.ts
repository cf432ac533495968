import { allCalls } from '@dossier/proto/calls/all';
import { type HttpCall, isHttpCall, isLinkAccess } from '@dossier/proto/calls/call';
import {
  addElement,
  createDueDiligence,
  decideDueDiligence,
  dueDiligenceInfo,
  loadDueDiligence,
  saveDueDiligence,
  submitReport,
} from '@dossier/proto/calls/due-diligence';
import { dueDiligenceDocInfo } from '@dossier/proto/calls/due-diligence-documents';
import { revokeFormLink } from '@dossier/proto/calls/due-diligence-links';
import type { LinkPurpose } from '@dossier/proto/permissions/links';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { newOffice, type Office } from '../kyc/arranged.js';
import type { Answer } from '../support/api.js';
import { eventually } from '../support/eventually.js';
import { expectFailure, UNKNOWN_ID } from '../support/expect.js';
import { succeeded } from '../support/people.js';
import { type Arranged, newForm, SIGNATURE, sendDocument, submitted, type Visitor } from './arranged.js';

const HTTP_CALLS = allCalls().filter(isHttpCall);
const opensTo = ({ access }: HttpCall<unknown, unknown>, purpose: LinkPurpose): boolean =>
  access === 'public' || (isLinkAccess(access) && access.link.includes(purpose));
/** What a visitor's link opens, beside what is open to anybody: whoever adds a call here has thought of visitors. */
const OF_DOCUMENTS = [
  'delete-object',
  'document/delete',
  'due-diligence-doc-info',
  'due-diligence/confirm',
  'due-diligence/upload-file',
  'generate-view/token',
];
const OF_THE_FORM_ALONE = [
  'due-diligence',
  'due-diligence-info',
  'due-diligence/add-element',
  'due-diligence/comment/reply',
  'due-diligence/pdf',
  'due-diligence/reminders/stop',
  'due-diligence/save',
  'due-diligence/submit-report',
];
const pathsFor = (purpose: LinkPurpose): string[] =>
  HTTP_CALLS.filter((call) => call.access !== 'public' && opensTo(call, purpose))
    .map(({ path }) => path)
    .sort();

let office: Office;
beforeAll(async () => {
  office = await newOffice();
}, 30_000);

const reads = ({ visitor, docs }: Arranged): Promise<Answer<unknown>>[] => [
  visitor.call(loadDueDiligence),
  visitor.call(dueDiligenceInfo),
  visitor.call(dueDiligenceDocInfo),
  docs.call(dueDiligenceDocInfo),
];
const writes = ({ visitor, docs }: Arranged): Promise<Answer<unknown>>[] => [
  visitor.call(saveDueDiligence, { record: SIGNATURE }),
  visitor.call(addElement, { type: 'director', name: 'Ana Pietersz' }),
  visitor.call(submitReport),
  sendDocument(visitor, { doc_type: 'structure_chart' }),
  sendDocument(docs, { doc_type: 'structure_chart' }),
];

/** A link is dead everywhere within a second. */
const expectDead = (form: Arranged): Promise<void> =>
  eventually(async () => {
    for (const answer of await Promise.all([...reads(form), ...writes(form)]))
      expectFailure(answer, 401, 'identity.link.ended');
  });

describe('Z7: a visitor stays in the own form', () => {
  it('Z7: is let in to the calls of a visitor, and these are known', () => {
    expect(pathsFor('due_diligence_documents')).toEqual(OF_DOCUMENTS);
    expect(pathsFor('due_diligence_form')).toEqual([...OF_DOCUMENTS, ...OF_THE_FORM_ALONE].sort());
  });

  it.each([
    ['form', 'due_diligence_form'],
    ['documents', 'due_diligence_documents'],
  ] as const)(
    'Z7: the link of the %s opens no other call of all there are',
    async (_, purpose) => {
      const { visitor, docs, id } = await newForm(office);
      const { call: ask }: Visitor = purpose === 'due_diligence_form' ? visitor : docs;
      const closed = HTTP_CALLS.filter((call) => !opensTo(call, purpose));
      expect(closed.length).toBeGreaterThan(150);
      const opened: string[] = [];
      for (const call of closed) {
        const { status } = await ask(call, { id, company_id: office.company_id, user_id: UNKNOWN_ID });
        if (status !== 401 && status !== 403) opened.push(`${call.method} ${call.path}: ${status}`);
      }
      expect(opened).toEqual([]);
    },
    60_000,
  );

  it('Z7: reaches no other form, not even one of the same client', async () => {
    const own = await newForm(office);
    const beside = { company_id: own.company_id, label: 'The same client' };
    const { _id: id } = succeeded(await own.maker.call(createDueDiligence, beside)).dueDiligence;
    for (const call of [loadDueDiligence, dueDiligenceInfo, dueDiligenceDocInfo, submitReport])
      expectFailure(await own.visitor.call(call, { id }), 404, 'due_diligence.record.not_found');
    const place = { doc_type: 'structure_chart', due_diligence_id: id };
    expectFailure(await sendDocument(own.docs, place), 404, 'due_diligence.record.not_found');
  });

  it('Z7: reads after it is submitted and writes nothing, and is shut out once it is approved', async () => {
    const form = await submitted(office);
    for (const answer of await Promise.all(reads(form))) succeeded(answer);
    for (const answer of await Promise.all(writes(form))) expectFailure(answer, 409, 'due_diligence.record.closed');
    succeeded(await form.maker.call(decideDueDiligence, { id: form.id, status: 'approved' }));
    await expectDead(form);
  });

  it('Z7: is shut out by a link that was revoked', async () => {
    const form = await newForm(office);
    for (const purpose of ['due_diligence_form', 'due_diligence_documents'] as const)
      succeeded(await form.maker.call(revokeFormLink, { id: form.id, purpose }));
    await expectDead(form);
  });
});
