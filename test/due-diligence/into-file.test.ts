import {
  addElement,
  decideDueDiligence,
  getDueDiligence,
  saveDueDiligence,
  submitReport,
} from '@dossier/proto/calls/due-diligence';
import { dueDiligenceDocInfo, reviewDocument } from '@dossier/proto/calls/due-diligence-documents';
import {
  type DueDiligenceIntake,
  type ElementChoice,
  getIntake,
  type IntakeElement,
  takeIntoFile,
} from '@dossier/proto/calls/due-diligence-intake';
import { getClientFile } from '@dossier/proto/calls/kyc-client-file';
import { createMd, createUbo } from '@dossier/proto/calls/kyc-records';
import { listNotifications } from '@dossier/proto/calls/notifications';
import { describe, expect, it } from '@jest/globals';
import { approve } from '../kyc/arranged.js';
import { open, pdf, viewToken } from '../kyc/upload.js';
import { eventually } from '../support/eventually.js';
import { expectFailure } from '../support/expect.js';
import { addUser, newTenant, type Person, succeeded } from '../support/people.js';
import { type Arranged, newForm, SIGNATURE, sendDocument, submitted } from './arranged.js';

type Row = Record<string, { value?: unknown; new_value?: unknown } & string>;
type File = Record<'persons' | 'ubos' | 'entities' | 'mds' | 'shareholders' | 'kycFiles', Row[]>;

const PERSON = {
  date_of_birth: '1980-02-03',
  identity_document: 'id_card',
  identity_document_number: 'NX-998877665',
  politically_exposed_person: 'NO',
};

/** An approved form with a director, a shareholder and two accepted papers. */
async function approved(): Promise<Arranged & { element: Record<string, string>; passport: string; articles: string }> {
  const form = await newForm();
  const element: Record<string, string> = {};
  for (const [type, name] of [
    ['director', 'Dirk de Vries'],
    ['shareholder', 'Sara Holm'],
  ] as const)
    element[type] = succeeded(await form.visitor.call(addElement, { type, name })).element._id;
  const edits = [
    { _id: element.director, ...PERSON },
    { _id: element.shareholder, ...PERSON, identity_document_number: 'SH-123456789', amount_of_shares_holding: 40 },
  ];
  succeeded(await form.visitor.call(saveDueDiligence, { record: SIGNATURE, elements: edits }));
  await sendDocument(
    form.docs,
    { doc_type: 'certified_true_copy_of_passport', dueDiligenceElement: element.shareholder ?? '' },
    pdf('passport'),
  );
  await sendDocument(form.docs, { doc_type: 'article_if_incorp' }, pdf('articles'));
  succeeded(await form.visitor.call(submitReport));
  const { docs } = succeeded(await form.maker.call(dueDiligenceDocInfo, { id: form.id }));
  for (const { id } of docs) succeeded(await form.maker.call(reviewDocument, { id, status: 'approved' }));
  succeeded(await form.maker.call(decideDueDiligence, { id: form.id, status: 'approved' }));
  return { ...form, element, passport: docs[0]?.id ?? '', articles: docs[1]?.id ?? '' };
}

const intakeOf = async (by: Person, id: string): Promise<DueDiligenceIntake> =>
  succeeded(await by.call(getIntake, { id }));

const named = (intake: DueDiligenceIntake, type: string): IntakeElement =>
  intake.elements.find((element) => element.type === type) as IntakeElement;

const newOne = ({ _id, fields }: IntakeElement, values = {}): ElementChoice => ({
  element: _id,
  action: 'create',
  fields: fields.map(({ name }) => name),
  values: { 'holding.location_type': 'local', ...values },
});

/** One after the other: what hangs on a new record is decided after it. */
const approveAll = async (by: Person, changes: readonly string[]): Promise<void> => {
  for (const change of changes) await approve(by, change);
};

const fileOf = async (by: Person, company_id: string): Promise<File> =>
  succeeded(await by.call(getClientFile, { company_id })) as unknown as File;

describe('What an approved form would bring into the file', () => {
  it('names fields in the words of the file, and a person it knows', async () => {
    const { maker, approver, company_id, id } = await approved();
    const known = { company_id, firstName: 'Sara', lastName: 'Holm', percentage_held: 10, dateOfBirth: '1980-02-03' };
    const made = succeeded(await maker.call(createUbo, known));
    await approve(approver, (made as { changes: string[] }).changes[0] ?? '');
    const intake = await intakeOf(maker, id);
    const [candidate] = named(intake, 'shareholder').candidates;
    expect(named(intake, 'shareholder')).toMatchObject({ action: 'link', kind: 'ubo', holding: 'shareholder' });
    expect(candidate).toMatchObject({ title: 'Sara Holm', score: 75, reasons: ['same_name', 'same_birth_date'] });
    expect(candidate?.fields.filter(({ same }) => !same).map(({ name }) => name)).toEqual([
      'secondPassportType',
      'secondPassportNumber',
      'location_type',
    ]);
    expect(named(intake, 'director')).toMatchObject({
      action: 'create',
      candidates: [],
      left: ['Politically Exposed Person'],
    });
    expect(intake.documents.map(({ documentType }) => documentType)).toEqual(['passport_file', 'kyc-aoi-5']);
  });

  it('only of an approved form, only to officers, only of their own clients', async () => {
    const { maker, tenant, id } = await submitted();
    expectFailure(await maker.call(getIntake, { id }), 409, 'due_diligence.record.not_approved');
    expectFailure(
      await maker.call(takeIntoFile, { id, elements: [], documents: [] }),
      409,
      'due_diligence.record.not_approved',
    );
    const auditor = await addUser(tenant, 'INTERNAL_AUDITOR');
    expectFailure(await auditor.call(getIntake, { id }), 403, 'permission.denied');
    expectFailure(await auditor.call(takeIntoFile, { id, elements: [], documents: [] }), 403, 'permission.denied');
    const stranger = (await newTenant()).admin;
    expectFailure(await stranger.call(getIntake, { id }), 404, 'due_diligence.record.not_found');
    expectFailure(
      await stranger.call(takeIntoFile, { id, elements: [], documents: [] }),
      404,
      'due_diligence.record.not_found',
    );
  });
});

describe('Taking it over', () => {
  it('makes changes that another person approves; the file shows them, the documents open, the log says where from', async () => {
    const { maker, approver, company_id, id, passport, articles, record } = await approved();
    const intake = await intakeOf(maker, id);
    const elements = [
      newOne(named(intake, 'director')),
      newOne(named(intake, 'shareholder'), { lastName: 'Holm-Berg' }),
    ];
    const documents = [
      { document: passport, documentType: 'passport_file' },
      { document: articles, documentType: 'kyc-aoi-5' },
    ];
    const taken = succeeded(await maker.call(takeIntoFile, { id, elements, documents }));
    expect(taken.dueDiligence).toMatchObject({ status: 'SIGNED', filed_by: maker.username });
    expect(taken.changes).toHaveLength(4);
    const { notifications } = await eventually(async () => {
      const page = succeeded(await approver.call(listNotifications, { view: 'forConfirmation', company_id }));
      expect(page.notifications.filter(({ _id }) => taken.changes.includes(_id))).toHaveLength(4);
      return page;
    });
    const ours = notifications.filter(({ _id }) => taken.changes.includes(_id));
    expect(ours.map(({ origin }) => origin)).toEqual(Array(4).fill({ kind: 'due_diligence', id, label: record.label }));
    await approveAll(approver, taken.changes);
    const file = await fileOf(approver, company_id);
    const holder = file.ubos.find(({ lastName }) => lastName?.value === 'Holm-Berg');
    expect(holder).toMatchObject({ firstName: { value: 'Sara' }, secondPassportNumber: { value: 'SH-123456789' } });
    expect(file.shareholders.at(-1)).toMatchObject({ percentage_held: { value: 40 } });
    expect(file.persons.at(-1)).toMatchObject({
      lastName: { value: 'de Vries' },
      dateOfBirth: { value: '1980-02-03' },
    });
    for (const type of ['passport_file', 'kyc-aoi-5']) {
      const document = file.kycFiles.find(({ documentType }) => documentType === type);
      const stored = document?.file?.value as unknown as { serverName: string; sha256: string };
      const opened = await open(stored.serverName, await viewToken(approver));
      expect(opened.status).toBe(200);
      expect(stored.sha256).toMatch(/^[0-9a-f]{64}$/);
    }
  });

  it('twice changes nothing, at the same time, too', async () => {
    const { maker, id } = await approved();
    const intake = await intakeOf(maker, id);
    const asked = { id, elements: [newOne(named(intake, 'director'))], documents: [] };
    const [one, other] = await Promise.all([maker.call(takeIntoFile, asked), maker.call(takeIntoFile, asked)]);
    const third = succeeded(await maker.call(takeIntoFile, { id, elements: [], documents: [] }));
    expect(succeeded(one).changes).toHaveLength(1);
    expect(succeeded(other).changes).toEqual(succeeded(one).changes);
    expect(third.changes).toEqual(succeeded(one).changes);
  });

  it('links to a record and proposes only what was chosen', async () => {
    const { maker, approver, company_id, id, element } = await approved();
    const known = { company_id, firstName: 'Sara', lastName: 'Holm', percentage_held: 10, dateOfBirth: '1980-02-03' };
    const made = succeeded(await maker.call(createUbo, known));
    await approve(approver, (made as { changes: string[] }).changes[0] ?? '');
    const record = (made.ubo as { _id: string })._id;
    const choice = { element: element.shareholder ?? '', action: 'link', record, fields: ['location_type'] } as const;
    const { changes } = succeeded(await maker.call(takeIntoFile, { id, elements: [choice], documents: [] }));
    await approveAll(approver, changes);
    const { ubos } = await fileOf(maker, company_id);
    const ubo = ubos.find(({ _id }) => (_id as unknown) === record);
    expect(ubo).toMatchObject({ location_type: { value: 'abroad' } });
    expect(ubo?.secondPassportNumber?.value ?? null).toBeNull();
  });

  it('names what the file refuses, and proposes nothing then', async () => {
    const { maker, id, passport, articles } = await approved();
    const intake = await intakeOf(maker, id);
    const director = named(intake, 'director');
    const holder = named(intake, 'shareholder');
    const bad = { ...newOne(director), values: {} };
    const answer = await maker.call(takeIntoFile, {
      id,
      elements: [bad, newOne(holder, { 'holding.percentage_held': 140 })],
      documents: [],
    });
    expectFailure(answer, 400, 'input.invalid');
    expect(Object.keys(answer.body.errors as object).sort()).toEqual(
      [`${director._id}.holding.location_type`, `${holder._id}.holding.percentage_held`].sort(),
    );
    const documents = [passport, articles].map((document) => ({ document, documentType: 'kyc-aoi-5' }));
    const twice = await maker.call(takeIntoFile, { id, elements: [], documents });
    expect(twice.body.errors).toEqual({
      [`${articles}.documentType`]: 'Another paper is to become the same document already',
    });
    const orphan = await maker.call(takeIntoFile, {
      id,
      elements: [],
      documents: [{ document: passport, documentType: 'passport_file' }],
    });
    expectFailure(orphan, 404, 'kyc.parent.not_found');
    const { dueDiligence } = succeeded(await maker.call(getDueDiligence, { id }));
    expect(dueDiligence.status).toBe('approved');
  });

  it('takes no record or element of elsewhere', async () => {
    const { maker, id, element } = await approved();
    const other = await approved();
    const md = succeeded(
      await other.maker.call(createMd, {
        company_id: other.company_id,
        location_type: 'local',
        entity_type: 'person',
        firstName: 'Dirk',
        lastName: 'de Vries',
      }),
    );
    const record = (md.person as { _id: string })._id;
    const linked = { element: element.director ?? '', action: 'link', record, fields: [] } as const;
    expectFailure(
      await maker.call(takeIntoFile, { id, elements: [linked], documents: [] }),
      404,
      'kyc.record.not_found',
    );
    const foreign = { element: other.element.director ?? '', action: 'create', fields: [] } as const;
    expectFailure(
      await maker.call(takeIntoFile, { id, elements: [foreign], documents: [] }),
      404,
      'due_diligence.element.not_found',
    );
  });
});
