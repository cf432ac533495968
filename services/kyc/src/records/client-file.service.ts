import { Bus } from '@dossier/kit/bus';
import type { Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import { removeUpload } from '@dossier/proto/calls/due-diligence-documents';
import type {
  DeleteObject,
  DeleteSection,
  RecordEdit,
  RemovalRequested,
  SaveValues,
  ValuesSaved,
} from '@dossier/proto/calls/kyc-client-file';
import type { FileOfCompany } from '@dossier/proto/calls/kyc-companies';
import type { Answer } from '@dossier/proto/calls/kyc-records';
import { removeTask } from '@dossier/proto/calls/tasks';
import { failure, invalid } from '@dossier/proto/failures/failure';
import { FILE_KINDS, type Kind } from '@dossier/proto/records/definitions';
import type { Plain } from '@dossier/proto/records/model/json';
import { effectiveValues } from '@dossier/proto/records/model/stored';
import { FILE_KEYS } from '@dossier/proto/records/wire-names';
import type { FieldErrors } from '@dossier/proto/texts/phrase';
import { Injectable } from '@nestjs/common';
import { Proposals } from '../changes/proposals.js';
import { requireAct } from '../file/access.js';
import { ClientFiles } from '../file/client-files.js';
import type { FileRecord } from '../file/file-record.js';
import { FileSources } from '../file/file-sources.js';
import { newId } from '../file/new-id.js';
import { listingOf, presentAll } from '../file/present.js';
import { Edits } from './edits.js';

/** A client file as a whole: reading it, saving several edits at once, asking for removals. */
@Injectable()
export class ClientFileService {
  constructor(
    private readonly files: ClientFiles,
    private readonly sources: FileSources,
    private readonly edits: Edits,
    private readonly proposals: Proposals,
    private readonly store: Store,
    private readonly bus: Bus,
  ) {}

  async read({ company_id, snapshotId }: FileOfCompany, by: Principal): Promise<Answer> {
    const source = await this.sources.at(by, snapshotId);
    const company = await source.company(by, company_id);
    const file = await source.all(company);
    const arrays = FILE_KINDS.filter((kind) => kind !== 'company').map((kind) => [
      FILE_KEYS[kind],
      presentAll(
        file.filter((record) => record.kind === kind),
        by,
      ),
    ]);
    return { [FILE_KEYS.company]: listingOf(company, by), ...Object.fromEntries(arrays) };
  }

  /** Each record has one review action; they share the id of the set. Every bad field of every record is named. */
  save({ company_id, changes }: SaveValues, by: Principal): Promise<ValuesSaved> {
    return this.store.write(async () => {
      const company = await this.files.company(by, company_id);
      const set = changes.length > 1 ? newId() : undefined;
      const saved: ValuesSaved = { changes: [] };
      const errors: FieldErrors = {};
      const together = Object.fromEntries(changes.map(({ id, fields }) => [id, fields]));
      for (const [at, change] of changes.entries()) {
        const record = await this.recordOf(by, company, change);
        const checked = await this.edits.check(by, company, record, change.fields, { together });
        for (const [name, text] of Object.entries(checked.errors)) errors[`changes.${at}.fields.${name}`] = text;
        if (Object.keys(errors).length > 0) continue;
        const { change: made } = await this.proposals.edit(by, company, record, checked.edit as Plain, {
          ...(set && { set }),
        });
        if (made) saved.changes.push(made);
        if (checked.notices.length > 0) saved.notices = [...(saved.notices ?? []), ...checked.notices];
      }
      // Throwing ends the transaction: of what was saved above nothing stays.
      if (Object.keys(errors).length > 0) throw invalid(errors);
      return saved;
    });
  }

  async remove({ id, type }: DeleteObject, by: Principal): Promise<RemovalRequested> {
    if (by.link) {
      if (type !== 'kyc_file') throw failure('permission.denied');
      await this.bus.call(removeUpload, { id });
      return { changes: [] };
    }
    if (type === 'task') {
      await this.bus.call(removeTask, { task_id: id });
      return { changes: [] };
    }
    return this.askRemoval(type, id, by);
  }

  removeSection({ company_id, id }: DeleteSection, by: Principal): Promise<RemovalRequested> {
    return this.askRemoval('kyc_file', id, by, company_id);
  }

  private askRemoval(kind: Kind, id: string, by: Principal, company_id?: string): Promise<RemovalRequested> {
    return this.store.write(async () => {
      const record = await this.files.record(by, kind, id);
      if (company_id && record.company_id !== company_id) throw failure('kyc.file.not_found');
      requireAct(by, 'remove', record);
      const company = kind === 'company' ? record : await this.files.company(by, record.company_id);
      if (kind === 'ubo') await this.assertNotLast(company, record);
      return { changes: [await this.proposals.removal(by, company, record)] };
    });
  }

  /** An individual shareholder's UBO is the shareholder's own person. */
  private async assertNotLast(company: FileRecord, { _id, links }: FileRecord): Promise<void> {
    if (!links.share_holder_related) return;
    const holder = await this.files.parentOf(company, 'ubo', links);
    if (effectiveValues(holder).shareholder_type !== 'person') return;
    await this.files.touch(holder);
    const others = (await this.files.beside(company, 'ubo', links)).filter((each) => each._id !== _id && !each.remove);
    if (others.length === 0) throw failure('kyc.ubo.last');
  }

  private async recordOf(by: Principal, company: FileRecord, { kind, id }: RecordEdit): Promise<FileRecord> {
    const record = await this.files.record(by, kind, id);
    if (record.company_id !== company._id) throw failure('kyc.record.not_found');
    return record;
  }
}
