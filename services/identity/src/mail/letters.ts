import { inLanguage, SOURCE_LANGUAGE } from '@dossier/proto/texts/language';
import { contactMail, type MailKind, mailTexts } from '@dossier/proto/texts/mail';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { TokenUse } from '../one-time-tokens/one-time-token.schema.js';
import { OneTimeTokens } from '../one-time-tokens/one-time-tokens.service.js';
import { settings } from '../settings.js';
import type { UserRecord } from '../users/user.schema.js';
import type { ContactMessageRecord } from './contact-message.schema.js';
import type { MailRecord } from './mail.schema.js';

type Letter = { subject: string; text: string; replyTo?: string };

/** Mails that carry a link: what its token is for, and the page it leads to. */
const LINKS: Partial<Record<MailKind, { use: TokenUse; page: string }>> = {
  verify: { use: 'verify', page: 'verify' },
  reset: { use: 'reset', page: 'reset-password' },
};

const said = (kind: keyof typeof mailTexts, name: string, url: string, language = SOURCE_LANGUAGE): Letter =>
  inLanguage(language, () => ({ subject: mailTexts[kind].subject, text: mailTexts[kind].text(name, url) }));

/** Writes a mail at the moment it is sent, so that its token waits nowhere. */
@Injectable()
export class Letters {
  constructor(
    private readonly tokens: OneTimeTokens,
    @InjectModel('User') private readonly users: Model<UserRecord>,
    @InjectModel('ContactMessage') private readonly messages: Model<ContactMessageRecord>,
  ) {}

  /** An answer goes to whoever wrote. */
  private async contact(id: string | undefined): Promise<Letter | undefined> {
    const message = await this.messages.findById(id).lean<ContactMessageRecord>();
    if (!message) return undefined;
    const { name, companyName, email } = message;
    return {
      subject: contactMail.subject(name, companyName),
      text: contactMail.text(message.message, name, companyName, email),
      replyTo: email,
    };
  }

  /** Undefined when there is nothing to write: nobody has the address, or it is confirmed already. */
  async write({ kind, to, name, about, language }: MailRecord): Promise<Letter | undefined> {
    if (kind === 'contact') return this.contact(about);
    const link = LINKS[kind];
    if (!link) return said(kind, name, settings.PUBLIC_URL, language);
    const user = await this.users
      .findOne({ email: to, disabled: false, deleted: { $exists: false } })
      .lean<UserRecord>();
    if (!user || (link.use === 'verify' && user.email_verified)) return undefined;
    const token = await this.tokens.issue(link.use, user);
    return said(kind, user.username, `${settings.PUBLIC_URL}/${link.page}?token=${token}`, language);
  }
}
