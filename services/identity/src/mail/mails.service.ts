import { createHash } from 'node:crypto';
import { Job, UnrecoverableError } from '@dossier/kit/jobs/job';
import { Jobs } from '@dossier/kit/jobs/jobs';
import type { JobRun } from '@dossier/kit/jobs/run';
import { readersLanguage } from '@dossier/proto/texts/language';
import type { MailKind } from '@dossier/proto/texts/mail';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { settings } from '../settings.js';
import { Letters } from './letters.js';
import { type Mail, sendMailJob } from './mail.js';
import { MailControl } from './mail-control.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** What strangers can bring about is told once an hour; all else once a minute. */
const ONCE_AN_HOUR: ReadonlySet<MailKind> = new Set(['locked', 'registered_again']);
/** A mail server that takes the connection and says nothing is as good as away. */
const WAITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

type Queued = Pick<Mail, 'about' | 'said'> & { id?: string };

/** Mails are jobs: asked for in the transaction of their occasion, sent beside the calls, tried until they are gone. */
@Injectable()
export class MailsService implements OnModuleDestroy {
  private readonly transport = settings.SMTP_URL ? createTransport({ url: settings.SMTP_URL, ...WAITS }) : undefined;

  constructor(
    private readonly jobs: Jobs,
    private readonly letters: Letters,
    private readonly control: MailControl,
  ) {}

  /** Part of the caller's transaction, if there is one. Sent once under its id. Without a mail server nothing is kept. */
  async queue(kind: MailKind, to: string, name: string, { id = idOf(kind, to), ...more }: Queued = {}): Promise<void> {
    if (!this.transport) return;
    const mail = { kind, to, name, ...more, language: readersLanguage() };
    if (await this.control.holds(mail)) await this.control.hold(id, mail);
    else await this.jobs.start(sendMailJob, mail, { id });
  }

  /**
   * A process that is killed after the server took the mail and before the job is done sends it again, word for word and under
   * the same Message-ID: mailboxes keep one. SMTP itself allows no more.
   */
  @Job(sendMailJob)
  async send(mail: Mail, run: JobRun): Promise<void> {
    if (await this.control.holds(mail)) return run.commit(() => this.control.hold(run.id, mail));
    const letter = await this.letters.write(mail, run.id);
    if (!letter || !this.transport) return;
    const { to } = mail;
    await this.transport
      .sendMail({ from: settings.MAIL_FROM, to, messageId: messageIdOf(run.id), ...letter })
      .catch((error: SmtpError) => {
        throw isRefused(error) ? new UnrecoverableError(error.message) : error;
      });
  }

  onModuleDestroy(): void {
    this.transport?.close();
  }
}

type SmtpError = Error & { code?: string; responseCode?: number };

/** The server will never take it: nobody has the address, or it is none. */
const isRefused = ({ code, responseCode = 0 }: SmtpError): boolean =>
  (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;

const hashed = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Kind, receiver and time: the same news is told once in a while. */
function idOf(kind: MailKind, to: string): string {
  const period = ONCE_AN_HOUR.has(kind) ? HOUR_MS : MINUTE_MS;
  return `${kind}:${hashed(to)}:${Math.floor(Date.now() / period)}`;
}

const messageIdOf = (id: string): string => `<${hashed(id)}@${new URL(settings.PUBLIC_URL).hostname}>`;
