import type { JobRecord } from '@dossier/kit/jobs/job.schema';
import { Jobs } from '@dossier/kit/jobs/jobs';
import type { Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import type { Mails, MailView, RequestMail } from '@dossier/proto/calls/identity-mails';
import { failure } from '@dossier/proto/failures/failure';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { UserRecord } from '../users/user.schema.js';
import { type Mail, sendMailJob } from './mail.js';
import { MailControl } from './mail-control.js';
import { MailsService } from './mails.service.js';

const MOST = 100;
/** Mails belong to the installation, whoever gave the occasion. */
const NO_TENANT = '';

/** Mails as other services ask for them, and as the operator sees those that have not gone out. */
@Injectable()
export class MailOffice {
  constructor(
    private readonly store: Store,
    private readonly jobs: Jobs,
    private readonly mails: MailsService,
    private readonly control: MailControl,
    @InjectModel('User') private readonly users: Model<UserRecord>,
  ) {}

  /** False if there is nobody to send it to. */
  async request({ id, to, user_id, name = '', ...said }: RequestMail): Promise<boolean> {
    const user = user_id && (await this.userOf(user_id, said.tenant_id));
    const [address, called] = user ? [user.email, user.username] : [user_id ? undefined : to, name];
    if (!address) return false;
    await this.mails.queue('said', address, called, { id: `said:${id}`, said });
    return true;
  }

  async list(): Promise<Mails> {
    const [failed, waiting, held, emails_send_out] = await Promise.all([
      this.jobs.newest(sendMailJob, NO_TENANT, MOST, ['failed']),
      this.jobs.newest(sendMailJob, NO_TENANT, MOST, ['waiting', 'running']),
      this.control.heldMails(MOST),
      this.control.sendsOut(),
    ]);
    const mails = [
      ...[...failed, ...waiting].map(shown),
      ...held.map(({ _id, mail, created }) => ({ ...about(_id, mail, created), state: 'held' as const, tries: 0 })),
    ];
    return { mails, emails_send_out };
  }

  async retry(id: string, by: Principal): Promise<object> {
    return this.store.write(async () => {
      if (!(await this.jobs.retry(id, NO_TENANT))) throw failure('identity.mail.not_failed');
      await this.store.audit(by, 'mail.retried', id);
      return {};
    });
  }

  private userOf(_id: string, tenant_id: string): Promise<UserRecord | null> {
    return this.users.findOne({ _id, tenant_id, disabled: false, deleted: { $exists: false } }).lean<UserRecord>();
  }
}

const about = (id: string, { kind, to }: Mail, created: Date) => ({ id, kind, to, created: created.toISOString() });

const shown = ({ _id, input, state, attempt, error, created, next_at }: JobRecord): MailView => ({
  ...about(_id, input as Mail, created),
  state: state === 'failed' ? 'failed' : 'waiting',
  tries: attempt,
  reason: error,
  next_try: next_at?.toISOString(),
});
