import type { Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import type { DocumentPlace } from '@dossier/proto/calls/kyc-files';
import type {
  AskFiledRecords,
  FiledRecords,
  IntakeFile,
  IntakePart,
  IntakeProposed,
  ProposeIntake,
} from '@dossier/proto/calls/kyc-intake';
import { mediaTypesOf } from '@dossier/proto/documents/acceptance';
import { Failure, failure, failureMessage, invalid } from '@dossier/proto/failures/failure';
import type { Plain } from '@dossier/proto/records/model/json';
import { effectiveValues, liveValues } from '@dossier/proto/records/model/stored';
import { titleOf } from '@dossier/proto/records/title';
import { readableOnly } from '@dossier/proto/records/view';
import type { Phrase } from '@dossier/proto/texts/phrase';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { CHANGE, type ChangeModel, type StoredChange } from '../changes/change.schema.js';
import type { CameWith } from '../changes/change-event.js';
import { Proposals } from '../changes/proposals.js';
import { DocumentService } from '../documents/document.service.js';
import { mayDo, readerOf } from '../file/access.js';
import { ClientFiles } from '../file/client-files.js';
import { type FileRecord, storedOf } from '../file/file-record.js';
import { HOLDERS } from '../file/holder.js';
import { newId } from '../file/new-id.js';
import { Creations } from '../records/creations.js';
import { Edits } from '../records/edits.js';

/** What hangs documents on a record of each kind; those of the client hang on nothing. */
const DOCUMENT_LINK: Partial<Record<FileRecord['kind'], keyof DocumentPlace>> = {
  person: 'person',
  ubo: 'ubo_related',
  entity: 'legalEntity',
};

type Taken = { record: FileRecord; changes: string[] };

/** Takes over what came from elsewhere: all of it waits for approval, or nothing does. */
@Injectable()
export class IntakeService {
  constructor(
    private readonly files: ClientFiles,
    private readonly creations: Creations,
    private readonly edits: Edits,
    private readonly proposals: Proposals,
    private readonly documents: DocumentService,
    private readonly store: Store,
    @InjectModel(CHANGE) private readonly changes: ChangeModel,
  ) {}

  async records({ company_id, approved }: AskFiledRecords, by: Principal): Promise<FiledRecords> {
    const company = await this.files.company(by, company_id);
    const file = [company, ...(await this.files.all(company))].filter(
      (each) => (approved ? !each.add : !each.remove) && mayDo(by, 'view', each),
    );
    const valuesOf = approved ? liveValues : effectiveValues;
    const records = file.map((record) => ({
      kind: record.kind,
      id: record._id,
      title: titleOf(record.kind, record, record.documentType),
      links: record.links,
      values: readableOnly(record.kind, valuesOf(storedOf(record)), readerOf(by)) as Plain,
      ...(record.documentType ? { documentType: record.documentType } : {}),
    }));
    return { records };
  }

  propose({ company_id, origin, parts, files }: ProposeIntake, by: Principal): Promise<IntakeProposed> {
    return this.store.write(async () => {
      const company = await this.files.company(by, company_id);
      // Of two at once the second waits for the first, and finds what that one proposed.
      await this.files.touch(company);
      const earlier = await this.taken(company, origin.id);
      if (earlier.length > 0) return { changes: earlier };
      const set = newId();
      const cameWith = (part: string): CameWith => ({ set, origin: { ...origin, part } });
      const errors = new Map<string, Phrase>();
      const owners = new Map<string, FileRecord>();
      for (const part of parts) {
        const made = await named(part.part, errors, () => this.part(by, company, part, cameWith(part.part)));
        if (made) owners.set(part.part, made.record);
      }
      for (const file of errors.size === 0 ? files : [])
        await named(file.part, errors, () => this.file(by, company, owners, file, cameWith(file.part)));
      // Throwing ends the transaction: of what was proposed above nothing stays.
      if (errors.size > 0) throw invalid(Object.fromEntries(errors));
      return { changes: await this.taken(company, origin.id) };
    });
  }

  private async part(by: Principal, company: FileRecord, part: IntakePart, cameWith: CameWith): Promise<Taken> {
    if (part.record) {
      const record = await this.files.record(by, part.kind, part.record);
      if (record.company_id !== company._id) throw failure('kyc.record.not_found');
      const { edit } = await this.edits.checked(by, company, record, part.values);
      const saved = await this.proposals.edit(by, company, record, edit, cameWith);
      return { record: saved.record, changes: saved.change ? [saved.change] : [] };
    }
    const input = { ...part.values, company_id: company._id };
    const made = await this.creations.create(by, part.kind, input, { ...cameWith, behind: part.behind ?? {} });
    const holder = made.records.find(({ kind }) => HOLDERS.includes(kind)) ?? made.records[0];
    return { record: holder, changes: [made.change] };
  }

  private async file(
    by: Principal,
    company: FileRecord,
    owners: ReadonlyMap<string, FileRecord>,
    { of, documentType, file }: IntakeFile,
    cameWith: CameWith,
  ): Promise<Taken> {
    const owner = of === undefined ? company : owners.get(of);
    if (!owner) throw failure('kyc.parent.not_found');
    if (file.type && !mediaTypesOf(documentType).includes(file.type))
      throw invalid({ documentType: failureMessage('upload.wrong_type') });
    const link = DOCUMENT_LINK[owner.kind];
    const place = { company_id: company._id, documentType, ...(link && { [link]: owner._id }) } as DocumentPlace;
    return this.documents.take({ place, values: {} }, file, by, cameWith);
  }

  private async taken({ tenant_id, _id }: FileRecord, origin: string): Promise<IntakeProposed['changes']> {
    const found = await this.changes
      .find({ tenant_id, company_id: _id, 'origin.id': origin })
      .sort({ _id: 1 })
      .lean<StoredChange[]>();
    return found.map((change) => ({ part: change.origin?.part ?? '', change_id: change._id }));
  }
}

/** Does one part; what is wrong with its fields is said under its name, so that all that is wrong is told at once. */
async function named<T>(part: string, errors: Map<string, Phrase>, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Failure) || !error.wire.errors) throw error;
    for (const [field, text] of Object.entries(error.wire.errors)) errors.set(`${part}.${field}`, text);
    return undefined;
  }
}
