import type { Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import type * as calls from '@dossier/proto/calls/fiu-reports';
import { failure } from '@dossier/proto/failures/failure';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { FILE, type FileRecord } from './file.schema.js';
import { FileService } from './file.service.js';
import { waitsForApproval } from './life.js';

/** What people decide about reports, and what the FIU answered. */
@Injectable()
export class LifeService {
  constructor(
    @InjectModel(FILE) private readonly models: Model<FileRecord>,
    private readonly files: FileService,
    private readonly store: Store,
  ) {}

  approve({ id }: calls.ApproveReports, by: Principal): Promise<calls.ReportsChanged> {
    return this.store.write(async () => {
      const file = await this.files.find(id, by);
      if (file.user_id === by.userId) throw failure('fiu.report.own');
      if (!waitsForApproval(file)) throw failure('fiu.report.not_waiting');
      const approved = { user_id: by.userId, username: by.name, at: new Date() };
      await this.models.updateOne({ _id: id }, { $set: { approved } });
      await this.store.audit(by, 'fiu.report.approved', id, { sha256: file.zip?.sha256 });
      return {};
    });
  }

  answer({ id, report, ...said }: calls.AnswerReport, by: Principal): Promise<calls.ReportsChanged> {
    return this.store.write(async () => {
      const file = await this.files.find(id, by);
      if (!file.zip || !file.downloaded_at) throw failure('fiu.report.not_exported');
      if (!file.reports.some(({ name }) => name === report)) throw failure('fiu.report.unknown');
      const answer = { report, ...said, at: new Date(), username: by.name };
      await this.models.updateOne({ _id: id }, { $push: { answers: answer } });
      await this.store.audit(by, `fiu.report.${said.outcome}`, id, { report, reference: said.reference });
      return {};
    });
  }
}
