import type { Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import type * as calls from '@dossier/proto/calls/fiu-saved-info';
import { failure } from '@dossier/proto/failures/failure';
import { fiu } from '@dossier/proto/texts/fiu';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { FILE, type FileRecord } from '../files/file.schema.js';
import { FileService } from '../files/file.service.js';
import { fileView } from '../files/file-view.js';
import { ProfilesInForce } from '../profiles/in-force.js';
import { SAVED_PARTY, type SavedPartyRecord } from '../waiting-rows/waiting-row.schema.js';
import { type WaitingGroup, WaitingRows } from '../waiting-rows/waiting-rows.js';
import { checkedFields, fieldsOf } from './fields.js';

const MOST = 500;

/** People and entities of whom something is missing, and what is supplied. */
@Injectable()
export class SavedInfoService {
  constructor(
    @InjectModel(SAVED_PARTY) private readonly parties: Model<SavedPartyRecord>,
    @InjectModel(FILE) private readonly files: Model<FileRecord>,
    private readonly waiting: WaitingRows,
    private readonly uploads: FileService,
    private readonly profiles: ProfilesInForce,
    private readonly store: Store,
  ) {}

  async list(by: Principal): Promise<calls.SavedInfo> {
    const { tenantId } = by;
    const [found, profile] = await Promise.all([this.waiting.groups(tenantId), this.profiles.of(tenantId)]);
    const groups = await this.finished(found);
    const byKey = new Map<string, number>();
    for (const { needs, rows } of groups) for (const key of needs) byKey.set(key, (byKey.get(key) ?? 0) + rows);
    const filter = { tenant_id: tenantId, key: { $in: [...byKey.keys()] } };
    const records = await this.parties
      .find(filter)
      .sort({ updated: -1, _id: 1 })
      .limit(MOST)
      .lean<SavedPartyRecord[]>();
    return {
      records: records.map(({ _id, key, sheet, values, missing }) => ({
        id: _id,
        kind: sheet,
        fields: values,
        missing,
        rows: byKey.get(key) ?? 0,
      })),
      fields: {
        persons: fieldsOf(profile, 'persons'),
        entities: fieldsOf(profile, 'entities'),
      },
      ready: (await this.ready(groups, tenantId)).map((file) => fileView(file, by)),
    };
  }

  /** Without those of a conversion that is not at its end, and may yet begin anew. */
  private async finished(groups: readonly WaitingGroup[]): Promise<WaitingGroup[]> {
    const ids = [...new Set(groups.map(({ file_id }) => file_id))];
    const finished = await this.files.distinct('_id', { _id: { $in: ids }, totals: { $exists: true } });
    return groups.filter(({ file_id }) => finished.includes(file_id));
  }

  /** Uploads with rows that wait for nobody any more. */
  private async ready(groups: readonly WaitingGroup[], tenantId: string): Promise<FileRecord[]> {
    const complete = await this.waiting.complete(groups, tenantId);
    return this.files
      .find({ _id: { $in: [...new Set(complete.map(({ file_id }) => file_id))] } })
      .sort({ uploaded_at: -1 })
      .lean<FileRecord[]>();
  }

  /** Each record by itself: one with an error is left as it is. */
  async update({ records }: calls.UpdateSavedInfo, by: Principal): Promise<calls.SavedInfoUpdated> {
    const profile = await this.profiles.of(by.tenantId);
    return this.store.write(async () => {
      const errors: calls.SavedInfoError[] = [];
      let updated = 0;
      for (const [id, given] of Object.entries(records)) {
        const found = await this.parties.findOne({ _id: id, tenant_id: by.tenantId }).lean<SavedPartyRecord>();
        const { texts, wrong } = found
          ? checkedFields(profile, found.sheet, given)
          : { texts: {}, wrong: [{ field: 'id', code: 'E_REF', message: fiu.unknownRecord }] };
        errors.push(...wrong.map((each) => ({ id, ...each })));
        if (!found || wrong.length > 0) continue;
        const values = Object.fromEntries(
          Object.entries({ ...found.values, ...texts }).filter(([, text]) => text !== ''),
        );
        const missing = found.missing.filter((name) => !values[name]);
        await this.parties.updateOne({ _id: id }, { $set: { values, missing, updated: new Date() } });
        await this.store.audit(by, 'fiu.saved_info.updated', id, { fields: Object.keys(texts) });
        updated += 1;
      }
      return { errors, updated };
    });
  }

  async convert({ id }: calls.ConvertWaiting, by: Principal): Promise<calls.WaitingConverted> {
    const maker = await this.uploads.maker(by);
    return this.store.write(async () => {
      const origin = await this.files
        .findOneAndUpdate({ _id: id, tenant_id: by.tenantId }, { $set: { waiting_begun: new Date() } })
        .lean<FileRecord>();
      if (!origin) throw failure('fiu.file.not_found');
      const begun = await this.files
        .findOne({ origin_id: id, tenant_id: by.tenantId, status: { $in: ['queued', 'running'] } }, { _id: 1 })
        .lean<Pick<FileRecord, '_id'>>();
      if (begun) return { file_id: begun._id };
      const waiting = origin.totals ? await this.waiting.groups(by.tenantId, id) : [];
      if ((await this.waiting.complete(waiting, by.tenantId)).length === 0) throw failure('fiu.waiting.none');
      const given = { filename: origin.filename, filesize: origin.filesize, sha256: '', upload: '', origin_id: id };
      return { file_id: (await this.uploads.begin(given, maker, by))._id };
    });
  }
}
