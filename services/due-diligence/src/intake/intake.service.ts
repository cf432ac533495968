import { createHash } from 'node:crypto';
import { Bus } from '@dossier/kit/bus';
import type { Principal } from '@dossier/kit/principal';
import { openStorage } from '@dossier/kit/storage';
import { Store } from '@dossier/kit/store';
import type {
  DocumentChoice,
  DueDiligenceIntake,
  ElementChoice,
  IntakeDocument,
  TakeIntoFile,
  TakenIntoFile,
} from '@dossier/proto/calls/due-diligence-intake';
import { type IntakeFile, type IntakePart, proposeIntake } from '@dossier/proto/calls/kyc-intake';
import { mediaTypesOf } from '@dossier/proto/documents/acceptance';
import { documentEntry, titleOfDocument } from '@dossier/proto/documents/catalogue';
import { FILED_AS } from '@dossier/proto/due-diligence/intake-names';
import { failure, invalid } from '@dossier/proto/failures/failure';
import { dueDiligenceErrors } from '@dossier/proto/texts/due-diligence';
import { Injectable } from '@nestjs/common';
import type { Document } from '../documents/document.schema.js';
import { Documents } from '../documents/documents.js';
import { Elements } from '../elements/elements.js';
import { RecordService } from '../lifecycle/record.service.js';
import type { DueDiligence } from '../records/record.schema.js';
import { Records } from '../records/records.js';
import { Matching } from './matching.js';
import { asOffered, partsOf } from './parts.js';

/** Object keys of the client file are made of 48 hexadecimal digits. A paper has one such key, however often it is copied. */
const fileKey = (serverName: string): string => createHash('sha256').update(serverName).digest('hex').slice(0, 48);

/** Takes an approved form into the client file: as changes that somebody else approves. */
@Injectable()
export class IntakeService {
  private readonly storage = openStorage();

  constructor(
    private readonly records: Records,
    private readonly forms: RecordService,
    private readonly elements: Elements,
    private readonly documents: Documents,
    private readonly matching: Matching,
    private readonly store: Store,
    private readonly bus: Bus,
  ) {}

  async get(id: string, by: Principal): Promise<DueDiligenceIntake> {
    const { record } = await this.records.read(by, id);
    if (record.status !== 'approved') throw failure('due_diligence.record.not_approved');
    const [file, elements, papers] = await Promise.all([
      this.matching.fileOf(record.company_id),
      this.elements.of(id),
      this.accepted(id),
    ]);
    return {
      elements: elements.toReversed().map((element) => this.matching.element(element, file)),
      documents: papers.map(intakeDocument),
    };
  }

  /** The file takes all of it or nothing, and the same form once: whoever comes again goes on where it stopped. */
  async take({ id, elements, documents }: TakeIntoFile, by: Principal): Promise<TakenIntoFile> {
    const { record } = await this.records.read(by, id);
    if (record.status !== 'approved' && record.status !== 'SIGNED') throw failure('due_diligence.record.not_approved');
    const isDone = record.status === 'SIGNED';
    const parts = isDone ? [] : await this.parts(record, elements);
    const files = isDone ? [] : await this.files(record, documents, parts);
    const origin = { kind: 'due_diligence', id, label: record.label } as const;
    const asked = { company_id: record.company_id, origin, parts, files };
    const { changes } = await this.bus.call(proposeIntake, asked).catch((error: unknown) => {
      throw asOffered(error, parts);
    });
    if (!isDone) await this.signOff(id, by, changes.length);
    return { ...(await this.forms.get(id, by)), changes: changes.map(({ change_id }) => change_id) };
  }

  private async parts({ _id, company_id }: DueDiligence, choices: readonly ElementChoice[]): Promise<IntakePart[]> {
    const [file, elements] = await Promise.all([this.matching.fileOf(company_id), this.elements.of(_id)]);
    return choices.flatMap((choice) => {
      const element = elements.find((each) => each._id === choice.element);
      if (!element) throw failure('due_diligence.element.not_found');
      return partsOf(element, choice, file);
    });
  }

  /** The papers under names of the client file. A copy that nobody takes is collected with the file's other leftovers. */
  private async files(
    record: DueDiligence,
    choices: readonly DocumentChoice[],
    parts: readonly IntakePart[],
  ): Promise<IntakeFile[]> {
    const papers = await this.accepted(record._id);
    const files = choices.map(({ document, documentType }) => {
      const paper = papers.find(({ _id }) => _id === document);
      if (!paper) throw failure('due_diligence.document.not_found');
      return { paper, file: intakeFile(paper, documentType, parts) };
    });
    assertOneOfEach(files.map(({ file }) => file));
    for (const { paper, file } of files) await this.storage.copy(paper.file.serverName, file.file.serverName);
    return files.map(({ file }) => file);
  }

  private async accepted(id: string): Promise<Document[]> {
    return (await this.documents.of(id)).filter(({ status }) => status === 'approved');
  }

  private signOff(id: string, by: Principal, changes: number): Promise<unknown> {
    return this.store.transaction(async () => {
      const { record } = await this.records.lock(by, id);
      if (record.status === 'SIGNED') return;
      const signed = { status: 'SIGNED', filed_at: new Date(), filed_by: { id: by.userId, name: by.name } } as const;
      await this.records.model.updateOne({ _id: id }, { $set: signed });
      await this.store.audit(by, 'due_diligence.taken_into_file', id, { changes });
      await this.forms.told({ ...record, ...signed }, by, 'due_diligence.signed');
    });
  }
}

function intakeDocument({ _id, documentType, file, element }: Document): IntakeDocument {
  const filed = FILED_AS[documentType];
  const takes = filed && (!file.type || mediaTypesOf(filed).includes(file.type));
  return {
    id: _id,
    title: titleOfDocument(documentType),
    file,
    ...(element && { element }),
    ...(takes && { documentType: filed }),
  };
}

/** A paper about a person or entity belongs to its record; all others to the client. */
function intakeFile({ _id, file, element }: Document, documentType: string, parts: readonly IntakePart[]): IntakeFile {
  const isOfClient = documentEntry(documentType)?.parent === 'company';
  if (!isOfClient && !parts.some(({ part }) => part === element)) throw failure('kyc.parent.not_found');
  return {
    part: _id,
    ...(!isOfClient && element && { of: element }),
    documentType,
    file: { ...file, serverName: fileKey(file.serverName) },
  };
}

function assertOneOfEach(files: readonly IntakeFile[]): void {
  const seen = new Set<string>();
  for (const { part, of, documentType } of files) {
    const place = `${of ?? ''} ${documentType}`;
    if (seen.has(place)) throw invalid({ [`${part}.documentType`]: dueDiligenceErrors.oneOfEach });
    seen.add(place);
  }
}
