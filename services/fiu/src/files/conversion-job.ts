import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { defineJob, Job } from '@dossier/kit/jobs/job';
import type { JobRun } from '@dossier/kit/jobs/run';
import { log } from '@dossier/kit/log';
import { openStorage } from '@dossier/kit/storage';
import type { StoredFile } from '@dossier/proto/records/model/field';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Rejected } from '../conversion/reports.js';
import { ProfilesInForce } from '../profiles/in-force.js';
import { settings } from '../settings.js';
import { WaitingRows } from '../waiting-rows/waiting-rows.js';
import { FileRefused } from '../workbook/refusal.js';
import { Billing } from './billing.js';
import { FILE, type FileRecord } from './file.schema.js';
import { zipName } from './file-view.js';
import { hashOf } from './hash-of.js';
import { rejectedOf } from './life.js';
import { type Converted, runWorker } from './run-worker.js';
import type { Task } from './worker-messages.js';

/** What the conversion needs that is not in the file: personal data, kept for a day. */
export type ToConvert = { file_id: string; reporter: Record<string, string>; day: string };

/** One at a time in each process: a conversion takes a whole core. */
export const convertFile = defineJob<ToConvert>('convert-file', { parallel: 1, attempts: 3, keepDays: 1 });

/** Rows that one transaction keeps. */
const KEPT_AT_ONCE = 2_000;

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const ZIP = 'application/zip';

/** Of a conversion that no worker brought to its end. */
export const DIED = { status: 'failed', refusal: { reason: 'died', detail: [] } } as const;

type End = Pick<FileRecord, 'status' | 'refusal'>;

/** How a conversion ends that would end so again; undefined for what may go better next time. */
function endOf(error: unknown): End | undefined {
  if (error instanceof FileRefused)
    return { status: 'refused', refusal: { reason: error.reason, detail: error.detail } };
  const isTooLong = error instanceof DOMException && error.name === 'TimeoutError';
  const detail = [String(settings.CONVERSION_SECONDS)];
  return isTooLong ? { status: 'failed', refusal: { reason: 'too_long', detail } } : undefined;
}

/**
 * Makes the reports of a file; the record changes once, at the end. What an attempt stored that failed is left to the collector of
 * orphans: a commit whose answer was lost may have taken effect, and the record would name what is gone.
 */
@Injectable()
export class ConversionJob {
  private readonly storage = openStorage();

  constructor(
    @InjectModel(FILE) private readonly files: Model<FileRecord>,
    private readonly waiting: WaitingRows,
    private readonly profiles: ProfilesInForce,
    private readonly billing: Billing,
  ) {}

  @Job(convertFile)
  async convert(input: ToConvert, run: JobRun): Promise<void> {
    const file = await this.files.findById(input.file_id).lean<FileRecord>();
    // It was discarded meanwhile.
    if (!file) return;
    await this.files.updateOne({ _id: file._id }, { $set: { status: 'running' } });
    const folder = await mkdtemp(join(tmpdir(), 'dossier-fiu-'));
    const limit = AbortSignal.timeout(settings.CONVERSION_SECONDS * 1_000);
    try {
      const signal = AbortSignal.any([run.signal, limit]);
      const task = await this.task(file, input, folder, signal);
      const converted = await runWorker(task, signal, (rows) => run.progress(rows));
      await this.keep(file, converted, task, run);
    } catch (error) {
      // What a limit breaks off fails with errors of its own.
      const end = endOf(error) ?? endOf(limit.reason);
      if (!end) throw await this.failed(file, error, run);
      await run.commit(async () => {
        await this.files.updateOne({ _id: file._id }, { $set: end });
      });
      // Left by an attempt before.
      if (end.status === 'failed') await this.waiting.forget(file._id);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  private async task(
    file: FileRecord,
    { reporter, day }: ToConvert,
    folder: string,
    signal: AbortSignal,
  ): Promise<Task> {
    const workbook = join(folder, 'upload.xlsx');
    const from = file.origin_id
      ? { rows: await this.waiting.convertible(file.origin_id, file.tenant_id) }
      : { workbook };
    if (!file.origin_id) await pipeline(await this.storage.get(file.upload), createWriteStream(workbook), { signal });
    return {
      profile: await this.profiles.withHash(file.profile_hash, file.tenant_id),
      reporter,
      reference: file._id,
      day,
      known: await this.waiting.known(file.tenant_id),
      rejected: await this.rejected(file),
      places: { zip: join(folder, 'reports.zip'), errorSheet: join(folder, 'errors.xlsx') },
      from,
    };
  }

  /** Rows that waited correct what their upload corrects. */
  private async rejected({ corrects, origin_id }: FileRecord): Promise<Rejected> {
    const origin = origin_id ? await this.files.findById(origin_id).lean<FileRecord>() : null;
    const id = corrects ?? origin?.corrects;
    const corrected = id ? await this.files.findById(id).lean<FileRecord>() : null;
    return corrected ? rejectedOf(corrected) : {};
  }

  private async keep(
    file: FileRecord,
    { made, waiting }: Converted,
    { places, from }: Task,
    run: JobRun,
  ): Promise<void> {
    await this.keepWaiting(file, waiting, run);
    const zip = made.hasZip ? await this.store(places.zip, zipName(file), ZIP) : undefined;
    const sheetName = file.filename.replace(/(\.xlsx)?$/i, '-errors.xlsx');
    const error_sheet = made.hasErrorSheet ? await this.store(places.errorSheet, sheetName, XLSX) : undefined;
    const price = zip ? await this.billing.price(file.tenant_id, made.totals.converted) : undefined;
    const { totals, reports, issues, groups, errors, warnings } = made;
    const status = totals.failed + totals.saved > 0 ? 'done_with_errors' : 'done';
    const validated_at = zip && new Date();
    const result = {
      validated_at,
      status,
      totals,
      reports,
      issues,
      groups,
      errors,
      warnings,
      zip,
      error_sheet,
      price,
    };
    const set = Object.fromEntries(Object.entries(result).filter(([, value]) => value !== undefined));
    await run.commit(async () => {
      const { matchedCount } = await this.files.updateOne({ _id: file._id }, { $set: set });
      if (matchedCount === 0) throw new Error('the file was discarded meanwhile');
      if ('rows' in from && file.origin_id)
        await this.waiting.leave(
          file.origin_id,
          from.rows.map(({ row }) => row),
        );
    });
  }

  /** In parts: a transaction has seconds. Nobody is told of them before the file has its totals, and the next attempt begins anew. */
  private async keepWaiting(file: FileRecord, waiting: Converted['waiting'], run: JobRun): Promise<void> {
    let left: number;
    do left = await run.step(() => this.waiting.forgetSome(file._id));
    while (left > 0);
    for (let at = 0; at < waiting.length; at += KEPT_AT_ONCE)
      await run.step(() => this.waiting.add(file, waiting.slice(at, at + KEPT_AT_ONCE)));
  }

  private async store(path: string, filename: string, type: string): Promise<StoredFile> {
    const serverName = `fiu/reports/${randomBytes(24).toString('hex')}`;
    const [{ size }, sha256] = await Promise.all([stat(path), hashOf(createReadStream(path))]);
    await this.storage.put(serverName, createReadStream(path), type);
    return { serverName, filename, filesize: size, sha256, type, uploadDate: new Date().toISOString() };
  }

  /** The last attempt leaves its mark on the file; an earlier one is made again. */
  private async failed({ _id }: FileRecord, error: unknown, run: JobRun): Promise<unknown> {
    const isLast = !run.interrupted && run.attempt >= convertFile.attempts;
    if (run.interrupted !== 'cancelled' && !isLast) return error;
    await this.files.updateOne({ _id }, { $set: isLast ? DIED : { status: 'cancelled' } });
    await this.waiting.forget(_id);
    if (isLast) log.error({ file: _id, reason: (error as Error).name }, 'a file could not be converted');
    return error;
  }
}
