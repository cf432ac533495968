import { defineJob, Job } from '@dossier/kit/jobs/job';
import { Injectable } from '@nestjs/common';
import { Billing } from './billing.js';
import type { FileRecord } from './file.schema.js';

export const refundFee = defineJob<Pick<FileRecord, '_id' | 'tenant_id'>>('refund-fee');

/**
 * Nobody pays for a file that is gone. Its fee may have been taken all the same: by a download at the same moment, or by one that ended
 * before it could note it.
 */
@Injectable()
export class FeeRefunds {
  constructor(private readonly billing: Billing) {}

  @Job(refundFee)
  refund(file: Pick<FileRecord, '_id' | 'tenant_id'>): Promise<void> {
    return this.billing.refund(file);
  }
}
