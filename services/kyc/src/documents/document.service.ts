import type { Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import type {
  AttachFile,
  CreateFileSection,
  DocumentEdit,
  DocumentPlace,
  FileAttached,
  FilePermitted,
} from '@dossier/proto/calls/kyc-files';
import type { Answer } from '@dossier/proto/calls/kyc-records';
import { mediaTypesOf } from '@dossier/proto/documents/acceptance';
import { splitPlace } from '@dossier/proto/documents/place';
import { failure } from '@dossier/proto/failures/failure';
import { newRecord } from '@dossier/proto/records/changes';
import type { StoredFile } from '@dossier/proto/records/model/field';
import type { Json, Plain } from '@dossier/proto/records/model/json';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { CameWith } from '../changes/change-event.js';
import { Proposals } from '../changes/proposals.js';
import { requireAct } from '../file/access.js';
import { ClientFiles } from '../file/client-files.js';
import type { FileRecord } from '../file/file-record.js';
import { newId } from '../file/new-id.js';
import { newFileRecord } from '../records/creations.js';
import { Edits } from '../records/edits.js';
import { answerOf, type SavedDocument as Saved } from './document-answer.js';
import { DocumentPlaces, type Place } from './document-places.js';
import { FILE_ENTRY, type FileEntryModel } from './stored-file.schema.js';

type Target = { record: FileRecord; isNew: boolean; place?: Place };

/** Documents of a client file: a new one, another file, other fields; each waits for approval. */
@Injectable()
export class DocumentService {
  constructor(
    private readonly files: ClientFiles,
    private readonly places: DocumentPlaces,
    private readonly edits: Edits,
    private readonly proposals: Proposals,
    private readonly store: Store,
    @InjectModel(FILE_ENTRY) private readonly entries: FileEntryModel,
  ) {}

  /** Everything that can be refused is refused here, before the file is taken. */
  async prepare(edit: DocumentEdit, by: Principal): Promise<FilePermitted> {
    const target = await this.target(edit, by);
    await this.check(target, edit.values ?? {}, by);
    return { accepts: mediaTypesOf(target.record.documentType) };
  }

  attach(input: AttachFile, by: Principal): Promise<FileAttached> {
    const { serverName, filename, filesize, type, sha256, active, ...edit } = input;
    return this.store.write(async () => {
      const uploadDate = new Date().toISOString();
      const marked = active?.length ? { active } : {};
      const saved = await this.take(edit, { serverName, filename, filesize, type, sha256, uploadDate, ...marked }, by);
      return { answer: answerOf(saved, by), serverName };
    });
  }

  /** Proposes a stored file as that of a document. Part of the caller's transaction. */
  async take(edit: DocumentEdit, file: StoredFile, by: Principal, cameWith?: CameWith): Promise<Saved> {
    const saved = await this.put(edit, by, file, cameWith);
    const { tenant_id, company_id, _id } = saved.record;
    const [change] = saved.changes;
    const from = { by: by.userId, by_name: by.name, ...(change ? { change } : {}) };
    await this.entries.create({ _id: file.serverName, tenant_id, company_id, record_id: _id, file, ...from });
    return saved;
  }

  save(edit: DocumentEdit, by: Principal): Promise<Answer> {
    return this.store.write(async () => answerOf(await this.put(edit, by), by));
  }

  createSection(section: CreateFileSection, by: Principal): Promise<Answer> {
    return this.save(splitPlace<DocumentPlace>(section), by);
  }

  private async put(edit: DocumentEdit, by: Principal, file?: StoredFile, cameWith?: CameWith): Promise<Saved> {
    const target = await this.target(edit, by);
    const checked = await this.check(target, edit.values ?? {}, by);
    const values = { ...checked.edit, ...(file ? { file: file as unknown as Json } : {}) };
    const { record, isNew, place } = target;
    if (!isNew || !place) {
      const company = await this.files.company(by, record.company_id);
      const saved = await this.proposals.edit(by, company, record, values, cameWith);
      return { record: saved.record, changes: saved.change ? [saved.change] : [], notices: checked.notices };
    }
    const change = newId();
    const made: FileRecord = { ...record, ...newRecord(values, change) };
    await this.files.touch(place.owner);
    await this.proposals.add(by, place.company, change, [made], cameWith);
    return { record: made, changes: [change], notices: checked.notices };
  }

  private async target({ id, place }: DocumentEdit, by: Principal): Promise<Target> {
    if (id) {
      const record = await this.files.record(by, 'kyc_file', id);
      requireAct(by, 'upload', record);
      return { record, isNew: false };
    }
    if (!place) throw failure('kyc.file.not_found');
    const found = await this.places.find(by, place);
    if (found.existing) return { record: found.existing, isNew: false };
    const { company, links, section, documentType } = found;
    const part = { _id: newId(), kind: 'kyc_file', links, section, documentType, fields: {} } as const;
    return { record: newFileRecord(by, company, part), isNew: true, place: found };
  }

  private async check({ record, isNew }: Target, values: Plain, by: Principal) {
    const company = await this.files.company(by, record.company_id);
    return this.edits.checked(by, company, record, values, { creating: isNew });
  }
}
