import { Jobs } from '@dossier/kit/jobs/jobs';
import type { Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { HeldMailRecord, MailControlRecord } from './held-mail.schema.js';
import { isHoldable, type Mail, sendMailJob } from './mail.js';

/** Whether mails go out, and those that wait because they do not. */
@Injectable()
export class MailControl {
  constructor(
    private readonly store: Store,
    private readonly jobs: Jobs,
    @InjectModel('HeldMail') private readonly held: Model<HeldMailRecord>,
    @InjectModel('MailControl') private readonly control: Model<MailControlRecord>,
  ) {}

  async sendsOut(): Promise<'YES' | 'NO'> {
    return (await this.control.findById('sending').lean<MailControlRecord>())?.emails_send_out ?? 'YES';
  }

  async holds(mail: Mail): Promise<boolean> {
    return isHoldable(mail) && (await this.sendsOut()) === 'NO';
  }

  async hold(_id: string, mail: Mail): Promise<void> {
    await this.held.updateOne({ _id }, { $setOnInsert: { mail, created: new Date() } }, { upsert: true });
  }

  /** The switch and everything that waited for it change together. */
  async set(emails_send_out: 'YES' | 'NO', by: Principal): Promise<void> {
    await this.store.write(async () => {
      await this.control.updateOne({ _id: 'sending' }, { $set: { emails_send_out } }, { upsert: true });
      if (emails_send_out === 'YES') await this.release();
      await this.store.audit(by, 'mail.sending_set', emails_send_out);
    });
  }

  heldMails(most: number): Promise<HeldMailRecord[]> {
    return this.held.find().sort({ created: -1 }).limit(most).lean<HeldMailRecord[]>();
  }

  private async release(): Promise<void> {
    const waiting = await this.held.find().sort({ created: 1 }).lean<HeldMailRecord[]>();
    // A job that found its mail held is done under the mail's own id.
    for (const { _id, mail } of waiting) await this.jobs.start(sendMailJob, mail, { id: `${_id}:released` });
    await this.held.deleteMany({ _id: { $in: waiting.map(({ _id }) => _id) } });
  }
}
