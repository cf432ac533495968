import {
  createDueDiligence,
  loadDueDiligence,
  saveDueDiligence,
  submitReport,
} from '@dossier/proto/calls/due-diligence';
import { uploadDueDiligenceFile } from '@dossier/proto/calls/due-diligence-documents';
import type { ElementView, RecordView } from '@dossier/proto/calls/due-diligence-views';
import { expect } from '@jest/globals';
import { corporate, newOffice, type Office } from '../kyc/arranged.js';
import { pdf, send } from '../kyc/upload.js';
import { type Answer, type Api, api } from '../support/api.js';
import { expectFailure } from '../support/expect.js';
import { type Person, succeeded } from '../support/people.js';

export type Visitor = { call: Api; token: string };
export type Arranged = Office & { record: RecordView; id: string; visitor: Visitor; docs: Visitor };

/** A form of a fresh client, with whoever holds its links. */
export async function newForm(office?: Office, label = 'Onboarding 2026'): Promise<Arranged> {
  const at = office ?? (await newOffice());
  const company_id = office ? await corporate(at.maker) : at.company_id;
  const { dueDiligence: record } = succeeded(await at.maker.call(createDueDiligence, { company_id, label }));
  return {
    ...at,
    company_id,
    record,
    id: record._id,
    visitor: visitorOf(record.token),
    docs: visitorOf(record.docs_token),
  };
}

export const visitorOf = (token = ''): Visitor => ({ token, call: api(token) });

export const SIGNATURE = { filler_full_name: 'Ana Pietersz', position: 'Director', date_when_signed: '2026-01-31' };

export async function submitted(office?: Office): Promise<Arranged> {
  const form = await newForm(office);
  succeeded(await form.visitor.call(saveDueDiligence, { record: SIGNATURE }));
  succeeded(await form.visitor.call(submitReport));
  return form;
}

export const elementsOf = async (by: { call: Api }, id?: string): Promise<ElementView[]> =>
  succeeded(await by.call(loadDueDiligence, { id })).elements;

/** Sends a document as the holder of a link or as a person; `fields` come before the file. */
export const sendDocument = (
  by: { token: string },
  fields: Record<string, string>,
  bytes = pdf('a'),
  filename = 'paper.pdf',
) => send(by as Person, uploadDueDiligenceFile.path, [...Object.entries(fields), ['file', { bytes, filename }]]);

/** A 400 that says exactly this of exactly these fields. */
export function expectTold(answer: unknown, errors: Record<string, string>): void {
  expectFailure(answer as Answer<unknown>, 400, 'input.invalid');
  expect((answer as Answer<unknown>).body.errors).toEqual(errors);
}
