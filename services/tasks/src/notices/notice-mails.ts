import { Bus } from '@dossier/kit/bus';
import { defineJob, Job } from '@dossier/kit/jobs/job';
import type { JobRun } from '@dossier/kit/jobs/run';
import { requestMail } from '@dossier/proto/calls/identity-mails';
import { DIGEST_HOUR, localTime } from '@dossier/proto/rules/notices';
import { phrasesOf } from '@dossier/proto/texts/define';
import { noticeMails } from '@dossier/proto/texts/mail';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { NOTICE, type NoticeRecord } from './notice.schema.js';
import type { NoticeSettingsRecord } from './settings.schema.js';
import { NoticeSettingsService } from './settings.service.js';

/** To be started for a notice when its e-mail may go out. */
export const noticeMail = defineJob<{ notice_id: string }>('notice-mail', { parallel: 4 });
const dailyMails = defineJob('notice-digest', { every: '*/15 * * * *' });

const mail = phrasesOf(noticeMails);
const EVERYTHING = '/notifications';

/** What goes out by e-mail: that there is something, and from whom; what it says stays in the application. */
@Injectable()
export class NoticeMails {
  constructor(
    private readonly bus: Bus,
    private readonly settings: NoticeSettingsService,
    @InjectModel(NOTICE) private readonly notices: Model<NoticeRecord>,
  ) {}

  /** Nothing is sent of what was read in the meantime. */
  @Job(noticeMail)
  async send({ notice_id }: { notice_id: string }): Promise<void> {
    const notice = await this.notices.findOne({ _id: notice_id, unread: true }).lean<NoticeRecord>();
    if (!notice) return;
    const { tenant_id, user_id, kind, by = '', path } = notice;
    await this.bus.call(requestMail, {
      id: `notice:${notice_id}`,
      tenant_id,
      user_id,
      subject: kind === 'mention' ? mail.mention(by) : mail[kind],
      paragraphs: [...(by ? [mail.sentence(by)] : []), mail.settings],
      path,
      button: mail.open,
    });
  }

  /** Each person's day begins where the person is. */
  @Job(dailyMails)
  async sendDaily(_: unknown, run: JobRun): Promise<void> {
    const now = new Date();
    for (const person of await this.settings.daily()) {
      if (run.signal.aborted) return;
      const { day, time } = localTime(now, person.time_zone);
      if (Number(time.slice(0, 2)) >= DIGEST_HOUR && person.digest_day !== day) await this.sendDay(person, day);
    }
  }

  /** Sent once under its day, however often this is tried. */
  private async sendDay({ _id: user_id, tenant_id }: NoticeSettingsRecord, day: string): Promise<void> {
    const waiting = { user_id, digest: true };
    const ids = (await this.notices.find(waiting, { unread: 1 }).lean<NoticeRecord[]>()).map(({ _id }) => _id);
    const count = await this.notices.countDocuments({ _id: { $in: ids }, unread: true });
    if (count > 0)
      await this.bus.call(requestMail, {
        id: `digest:${user_id}:${day}`,
        tenant_id,
        user_id,
        subject: mail.digest,
        paragraphs: [mail.digestSentence(count), mail.settings],
        path: EVERYTHING,
        button: mail.open,
      });
    await this.notices.updateMany({ _id: { $in: ids } }, { $unset: { digest: 1 } });
    await this.settings.markDay(user_id, day);
  }
}
