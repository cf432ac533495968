import { defineJob, Job } from '@dossier/kit/jobs/job';
import type { JobRun } from '@dossier/kit/jobs/run';
import type { Principal } from '@dossier/kit/principal';
import { openStorage } from '@dossier/kit/storage';
import { Store } from '@dossier/kit/store';
import type { About, Attachment, KeepAttachment, KeptAttachment } from '@dossier/proto/calls/threads';
import { failure } from '@dossier/proto/failures/failure';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { ATTACHMENT, type AttachmentRecord } from './attachment.schema.js';
import type { AttachedFile } from './message.schema.js';

const DAY_MS = 24 * 3_600_000;
const BATCH = 500;

export const removeForgotten = defineJob('remove-forgotten-attachments', { every: '20 3 * * *' });

const viewOf = ({ _id, file: { filename, filesize } }: AttachmentRecord): AttachedFile => ({ _id, filename, filesize });

/** Files on their way into a message, and those that are there. */
@Injectable()
export class Attachments {
  private readonly storage = openStorage();

  constructor(
    @InjectModel(ATTACHMENT) private readonly attachments: Model<AttachmentRecord>,
    private readonly store: Store,
  ) {}

  keep({ about, ...file }: KeepAttachment, by: Principal): Promise<KeptAttachment> {
    return this.store.write(async () => {
      const uploaded_at = new Date();
      const record: AttachmentRecord = {
        _id: new Types.ObjectId().toHexString(),
        tenant_id: by.tenantId,
        user_id: by.userId,
        about,
        file: { ...file, uploadDate: uploaded_at.toISOString() },
        uploaded_at,
      };
      await this.attachments.insertMany([record], { lean: true });
      return { file: viewOf(record) as Attachment, serverName: file.serverName };
    });
  }

  /** Gives files to a thread, in the order they are named. Part of the caller's transaction. */
  async take(
    { about, thread_id }: { about: About; thread_id: string },
    ids: readonly string[],
    by: Principal,
  ): Promise<AttachedFile[]> {
    const wanted = [...new Set(ids)];
    if (wanted.length === 0) return [];
    const own = { _id: { $in: wanted }, user_id: by.userId, about, thread_id: { $exists: false } };
    const found = await this.attachments.find(own).lean<AttachmentRecord[]>();
    if (found.length < wanted.length) throw failure('tasks.file.not_found');
    await this.attachments.updateMany(own, { $set: { thread_id } });
    return wanted.map((id) => viewOf(found.find(({ _id }) => _id === id) as AttachmentRecord));
  }

  /** A file as it is stored, or nothing. Who may see it is decided by the thread it belongs to. */
  find(id: string): Promise<AttachmentRecord | null> {
    return this.attachments.findById(id).lean<AttachmentRecord>();
  }

  /** The files of a thread that is gone wait for the cleaning. Part of the caller's transaction. */
  async release(thread_id: string): Promise<void> {
    await this.attachments.updateMany({ thread_id }, { $unset: { thread_id: 1 } });
  }

  /** Uploads that no message took. */
  @Job(removeForgotten)
  async remove(_: unknown, run: JobRun): Promise<void> {
    const before = new Date(Date.now() - DAY_MS);
    for (;;) {
      const forgotten = await this.attachments
        .find({ thread_id: { $exists: false }, uploaded_at: { $lt: before } })
        .limit(BATCH)
        .lean<AttachmentRecord[]>();
      if (forgotten.length === 0) return;
      for (const { _id, file } of forgotten) {
        run.signal.throwIfAborted();
        // A message that takes it at this moment meets the transaction, and one of the two is refused.
        await this.store.transaction(async () => {
          const { deletedCount } = await this.attachments.deleteOne({ _id, thread_id: { $exists: false } });
          if (deletedCount > 0) await this.storage.remove(file.serverName);
        });
      }
    }
  }
}
