import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { isDuplicate } from '../users/duplicate.js';
import type { MailWaitRecord } from './mail-wait.schema.js';

const WAIT_MS = 60_000;

/** Nobody's inbox is filled by pressing a button: one mail of a kind a minute. */
@Injectable()
export class MailWaits {
  constructor(@InjectModel('MailWait') private readonly waits: Model<MailWaitRecord>) {}

  /** Undefined if a mail may go now, which begins the next wait; else the seconds left. */
  async secondsLeft(kind: string, email: string): Promise<number | undefined> {
    const _id = `${kind}:${createHash('sha256').update(email).digest('base64url')}`;
    const now = Date.now();
    try {
      await this.waits.updateOne(
        { _id, until: { $lte: new Date(now) } },
        { $set: { until: new Date(now + WAIT_MS) } },
        { upsert: true },
      );
      return undefined;
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      const waiting = await this.waits.findById(_id).lean<MailWaitRecord>();
      return Math.max(1, Math.ceil(((waiting?.until.getTime() ?? now) - now) / 1_000));
    }
  }
}
