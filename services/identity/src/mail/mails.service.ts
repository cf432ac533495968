import { createHash } from 'node:crypto';
import { log } from '@dossier/kit/log';
import { readersLanguage } from '@dossier/proto/texts/language';
import type { MailKind } from '@dossier/proto/texts/mail';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { createTransport } from 'nodemailer';
import { settings } from '../settings.js';
import { isDuplicate } from '../users/duplicate.js';
import { Letters } from './letters.js';
import type { MailRecord } from './mail.schema.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** What strangers can bring about is told once an hour; all else once a minute. */
const ONCE_AN_HOUR: ReadonlySet<MailKind> = new Set(['locked', 'registered_again']);
const POLL_MS = 2_000;
/** While one process sends, the others leave the row alone; after a failure the pause doubles. */
const LEASE_MS = 60_000;
const LONGEST_PAUSE_MS = HOUR_MS;

/** Mails wait in the database and are sent beside the calls: a slow mail server delays nobody. */
@Injectable()
export class MailsService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly transport = settings.SMTP_URL ? createTransport(settings.SMTP_URL) : undefined;
  private timer?: NodeJS.Timeout;
  private stopped = false;
  private sending: Promise<void> = Promise.resolve();

  constructor(
    private readonly letters: Letters,
    @InjectModel('Mail') private readonly mails: Model<MailRecord>,
  ) {}

  /** To be called outside a transaction. Without a mail server nothing is kept. */
  async queue(kind: MailKind, to: string, name: string, about?: string): Promise<void> {
    if (!this.transport) return;
    const now = new Date();
    const _id =
      about ??
      `${kind}:${createHash('sha256').update(to).digest('base64url')}:${Math.floor(now.getTime() / (ONCE_AN_HOUR.has(kind) ? HOUR_MS : MINUTE_MS))}`;
    if (await this.mails.exists({ _id })) return;
    const row = { _id, kind, to, name, about, language: readersLanguage(), created: now, next_try: now };
    await this.mails.create(row).catch((error: unknown) => {
      if (!isDuplicate(error)) throw error;
    });
  }

  onApplicationBootstrap(): void {
    if (this.transport) this.schedule();
  }

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.sending;
    this.transport?.close();
  }

  private schedule(): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.sending = this.sendWaiting()
        .catch((error: Error) => log.warn({ reason: error.message }, 'mails wait'))
        .finally(() => this.schedule());
    }, POLL_MS).unref();
  }

  private async sendWaiting(): Promise<void> {
    for (let mail = await this.take(); mail; mail = await this.take()) await this.send(mail);
  }

  private async take(): Promise<MailRecord | null> {
    const now = Date.now();
    return this.mails
      .findOneAndUpdate(
        { sent: { $exists: false }, next_try: { $lte: new Date(now) } },
        { $set: { next_try: new Date(now + LEASE_MS) }, $inc: { tries: 1 } },
        { sort: { next_try: 1 }, returnDocument: 'after' },
      )
      .lean<MailRecord>();
  }

  private async send(mail: MailRecord): Promise<void> {
    const { _id, kind, to, tries } = mail;
    try {
      const letter = await this.letters.write(mail);
      if (letter) await this.transport?.sendMail({ from: settings.MAIL_FROM, to, ...letter });
      await this.mails.updateOne({ _id }, { $set: { sent: new Date() } });
    } catch (error) {
      const pause = Math.min(LONGEST_PAUSE_MS, LEASE_MS * 2 ** (tries - 1));
      log.warn({ kind, tries, reason: (error as Error).message }, 'mail not sent');
      await this.mails.updateOne({ _id }, { $set: { next_try: new Date(Date.now() + pause) } });
    }
  }
}
