import { Bus } from '@dossier/kit/bus';
import { Jobs } from '@dossier/kit/jobs/jobs';
import { findOrFail, page } from '@dossier/kit/mongo';
import type { Principal } from '@dossier/kit/principal';
import { openStorage } from '@dossier/kit/storage';
import { Store } from '@dossier/kit/store';
import type * as calls from '@dossier/proto/calls/fiu-files';
import { readReporter } from '@dossier/proto/calls/identity-reporter';
import { failure } from '@dossier/proto/failures/failure';
import type { StoredFile } from '@dossier/proto/records/model/field';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { ProfilesInForce } from '../profiles/in-force.js';
import { Samples } from '../profiles/samples.js';
import { WaitingRows } from '../waiting-rows/waiting-rows.js';
import { Billing } from './billing.js';
import { convertFile, DIED } from './conversion-job.js';
import { refundFee } from './fee-refunds.js';
import { FILE, type FileRecord } from './file.schema.js';
import { conversionView, fileView } from './file-view.js';
import { FourEyes } from './four-eyes.js';
import { hashOf } from './hash-of.js';
import { stateOf, waitsForApproval } from './life.js';

const DAY_MS = 24 * 3_600_000;
const UNFINISHED = ['queued', 'running'] as const;

/** Of whoever begins a conversion. */
export type Maker = { reporter: Record<string, string>; needs_approval: boolean; profile_hash: string };

/** Uploads and what becomes of them, of one tenant or of the operator. */
@Injectable()
export class FileService {
  private readonly storage = openStorage();

  constructor(
    @InjectModel(FILE) private readonly files: Model<FileRecord>,
    private readonly store: Store,
    private readonly jobs: Jobs,
    private readonly bus: Bus,
    private readonly profiles: ProfilesInForce,
    private readonly billing: Billing,
    private readonly waiting: WaitingRows,
    private readonly fourEyes: FourEyes,
    private readonly samples: Samples,
  ) {}

  async keep({ force, serverName, ...upload }: calls.KeepUpload, by: Principal): Promise<calls.FileUploaded> {
    const maker = await this.maker(by);
    return this.store.write(async () => {
      if (upload.corrects) await this.mayCorrect(upload.corrects, by);
      const earlier = force || upload.corrects ? null : await this.sameOfToday(upload.sha256, maker.profile_hash, by);
      if (earlier) return { file_id: earlier._id, duplicate: true, file: fileView(earlier, by) };
      const file = await this.begin({ ...upload, upload: serverName }, maker, by);
      return { file_id: file._id, duplicate: false, file: fileView(file, by) };
    });
  }

  /** Throws unless a report of that upload was rejected by the FIU. */
  async mayCorrect(id: string, by: Principal): Promise<void> {
    if (stateOf(await this.find(id, by)) !== 'rejected') throw failure('fiu.report.not_rejected');
  }

  /** What is said of whoever begins a conversion, by other services too: asked before the transaction. */
  async maker(by: Principal): Promise<Maker> {
    const [{ fields }, needs_approval, { hash }] = await Promise.all([
      this.bus.call(readReporter, {}),
      this.fourEyes.needsAnother(by),
      this.profiles.of(by.tenantId),
    ]);
    return { reporter: fields, needs_approval, profile_hash: hash };
  }

  /** Stores a file and starts its conversion. Part of the caller's transaction. */
  async begin(
    given: Pick<FileRecord, 'filename' | 'filesize' | 'sha256' | 'upload' | 'origin_id' | 'corrects'>,
    { reporter, needs_approval, profile_hash }: Maker,
    by: Principal,
  ): Promise<FileRecord> {
    const uploaded_at = new Date();
    const file: FileRecord = {
      ...given,
      _id: new Types.ObjectId().toHexString(),
      tenant_id: by.tenantId,
      user_id: by.userId,
      username: by.name,
      profile_hash,
      uploaded_at,
      needs_approval,
      status: 'queued',
      reports: [],
      issues: [],
      groups: [],
      errors: 0,
      warnings: 0,
    };
    await this.files.insertMany([file], { lean: true });
    const day = uploaded_at.toISOString().slice(0, 10);
    await this.jobs.start(convertFile, { file_id: file._id, reporter, day }, { id: file._id, by });
    await this.store.audit(by, 'fiu.file.uploaded', file._id, {
      filesize: file.filesize,
      rows: given.origin_id && 'waiting',
      corrects: given.corrects,
    });
    return file;
  }

  list({ page }: calls.ListFiles, by: Principal): Promise<calls.Files> {
    return this.page({ tenant_id: by.tenantId }, page, by);
  }

  /** For the operator, who looks at one user of any company. */
  listOf({ user_id, page }: calls.ListFilesOf, by: Principal): Promise<calls.Files> {
    return this.page({ user_id }, page, by);
  }

  private async page(
    filter: { tenant_id: string } | { user_id: string },
    asked: number | undefined,
    by: Principal,
  ): Promise<calls.Files> {
    const newest = { page: asked, orderingKey: 'createdAt' };
    const { rows, ...count } = await page(this.files, filter, newest, { createdAt: 'uploaded_at' });
    return { files: rows.map((file) => fileView(file, by)), ...count };
  }

  async get({ id }: calls.OneFile, by: Principal): Promise<calls.Conversion> {
    const [file, job, corrections] = await Promise.all([
      this.find(id, by),
      this.jobs.find(id, by.tenantId),
      this.files.find({ corrects: id, tenant_id: by.tenantId }).sort({ uploaded_at: 1 }).lean<FileRecord[]>(),
    ]);
    return conversionView(await this.settled(file, job?.state), { job, corrections }, by);
  }

  async cancel({ id }: calls.OneFile, by: Principal): Promise<object> {
    await this.find(id, by);
    await this.jobs.cancel(id, by.tenantId);
    return this.store.write(async () => {
      const waiting = { _id: id, tenant_id: by.tenantId, status: 'queued' as const };
      await this.files.updateOne(waiting, { $set: { status: 'cancelled' } });
      await this.store.audit(by, 'fiu.file.cancelled', id);
      return {};
    });
  }

  async discard({ id }: calls.OneFile, by: Principal): Promise<object> {
    const file = await this.find(id, by);
    const answer = await this.store.write(async () => {
      const { downloaded_at, status } = await this.find(id, by);
      if (downloaded_at) throw failure('fiu.file.downloaded');
      if (status === 'queued' || status === 'running') throw failure('fiu.file.running');
      await this.files.deleteOne({ _id: id, downloaded_at: { $exists: false } });
      await this.waiting.forget(id);
      await this.jobs.start(refundFee, { _id: id, tenant_id: by.tenantId });
      await this.store.audit(by, 'fiu.file.discarded', id);
      return {};
    });
    for (const key of [file.upload, file.zip?.serverName, file.error_sheet?.serverName])
      if (key) await this.storage.remove(key).catch(() => undefined);
    return answer;
  }

  /** A zip is paid for before it is handed out; the second time it costs nothing, and the bytes are the same. */
  async open({ id, what }: calls.OpenFile, by: Principal): Promise<calls.FileOpened> {
    const file = await this.find(id, by);
    const stored = file[what];
    if (!stored) throw failure('fiu.file.not_ready');
    if (what === 'zip') {
      if (waitsForApproval(file)) throw failure('fiu.report.not_approved');
      await this.download(file, by);
    }
    return { file: stored };
  }

  async sample({ tenantId }: Principal): Promise<calls.Sample> {
    const workbook = await this.samples.of(await this.profiles.of(tenantId));
    return { content: Buffer.from(workbook).toString('base64') };
  }

  private async download(file: FileRecord, by: Principal): Promise<void> {
    const { _id, downloaded_at, zip } = file;
    if (zip && !(await this.isWhole(zip))) return this.giveBack(file, by);
    const price = downloaded_at ? file.price : await this.billing.charge(file);
    const isThere = await this.store.transaction(async () => {
      if (!downloaded_at) {
        const first = { _id, downloaded_at: { $exists: false } };
        await this.files.updateOne(first, { $set: { downloaded_at: new Date(), exported_by: by.name, price } });
      }
      const found = await this.files.exists({ _id });
      if (found) await this.store.audit(by, 'fiu.file.downloaded', _id);
      else await this.jobs.start(refundFee, { _id, tenant_id: file.tenant_id });
      return found !== null;
    });
    if (!isThere) throw failure('fiu.file.not_found');
  }

  private async isWhole({ serverName, sha256 }: StoredFile): Promise<boolean> {
    const bytes = await this.storage.find(serverName);
    return bytes !== undefined && (await hashOf(bytes)) === sha256;
  }

  /** Nobody pays for a zip that is not what was made. */
  private async giveBack(file: FileRecord, by: Principal): Promise<never> {
    await this.billing.refund(file);
    await this.store.transaction(async () => {
      await this.files.updateOne({ _id: file._id }, { $set: { status: 'failed' }, $unset: { zip: 1 } });
      await this.store.audit(by, 'fiu.file.broken', file._id);
    });
    throw failure('fiu.file.broken');
  }

  find(_id: string, by: Principal): Promise<FileRecord> {
    return findOrFail(this.files, { _id, tenant_id: by.tenantId }, 'fiu.file.not_found');
  }

  /** A worker that died with its last attempt could not say so. */
  private async settled(file: FileRecord, job?: string): Promise<FileRecord> {
    const isOver = job === 'failed' || job === 'cancelled';
    if (!isOver || !(UNFINISHED as readonly string[]).includes(file.status)) return file;
    const end = job === 'failed' ? DIED : ({ status: 'cancelled' } as const);
    await this.files.updateOne({ _id: file._id, status: file.status }, { $set: end });
    await this.waiting.forget(file._id);
    return { ...file, ...end };
  }

  private sameOfToday(sha256: string, profile_hash: string, by: Principal): Promise<FileRecord | null> {
    const since = new Date(Date.now() - DAY_MS);
    const status = { $in: ['queued', 'running', 'done', 'done_with_errors'] as const };
    return this.files
      .findOne({ tenant_id: by.tenantId, sha256, profile_hash, status, uploaded_at: { $gt: since } })
      .sort({ uploaded_at: -1 })
      .lean<FileRecord>();
  }
}
