import { inLanguage, SOURCE_LANGUAGE } from '@dossier/proto/texts/language';
import { contactMail, type MailKind, mailFrame, mailTexts, visitorMails } from '@dossier/proto/texts/mail';
import { say } from '@dossier/proto/texts/phrase';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { LinksService } from '../links/links.service.js';
import type { TokenUse } from '../one-time-tokens/one-time-token.schema.js';
import { OneTimeTokens } from '../one-time-tokens/one-time-tokens.service.js';
import { settings } from '../settings.js';
import type { UserRecord } from '../users/user.schema.js';
import type { ContactMessageRecord } from './contact-message.schema.js';
import { htmlOf } from './layout.js';
import type { Mail, Said } from './mail.js';

/** Behind the address of a page: it asks whether such mails shall stop. */
const STOP = '#stop';

type Letter = { subject: string; text: string; html: string; replyTo?: string };

/** Mails that carry a link: what its token is for, and the page it leads to. */
const LINKS: Partial<Record<MailKind, { use: TokenUse; page: string }>> = {
  verify: { use: 'verify', page: 'verify' },
  reset: { use: 'reset', page: 'reset-password' },
  invite: { use: 'invite', page: 'accept-invitation' },
};

const withHtml = (subject: string, text: string, button: string = mailFrame.open, brand?: string): Letter => ({
  subject,
  text,
  html: htmlOf({ subject, text, button, brand }),
});

function written(kind: Exclude<MailKind, 'contact' | 'said' | 'link_code'>, name: string, url: string): Letter {
  const texts = mailTexts[kind];
  return withHtml(texts.subject, texts.text(name, url), 'button' in texts ? texts.button : undefined);
}

/** Writes a mail at the moment it is sent, so that its token waits nowhere. */
@Injectable()
export class Letters {
  constructor(
    private readonly tokens: OneTimeTokens,
    private readonly links: LinksService,
    @InjectModel('User') private readonly users: Model<UserRecord>,
    @InjectModel('ContactMessage') private readonly messages: Model<ContactMessageRecord>,
  ) {}

  /** The same words each time under one id. Undefined when there is nothing to say: nobody has the address, or what it is for is done. */
  async write({ kind, to, name, about, said, ...mail }: Mail, id: string): Promise<Letter | undefined> {
    if (kind === 'contact') return this.contact(about);
    const language = (await this.chosen(to)) ?? mail.language ?? SOURCE_LANGUAGE;
    if (kind === 'said') return said && this.said(said, name, language);
    if (kind === 'link_code') return this.code(about, language);
    const link = LINKS[kind];
    if (!link) return inLanguage(language, () => written(kind, name, settings.PUBLIC_URL));
    const user = await this.users
      .findOne({ email: to, disabled: false, deleted: { $exists: false } })
      .lean<UserRecord>();
    if (!user || (link.use === 'verify' && user.email_verified)) return undefined;
    const token = await this.tokens.issue(link.use, user, id);
    if (!token) return undefined;
    const url = `${settings.PUBLIC_URL}/${link.page}?token=${token}`;
    return inLanguage(language, () => written(kind, user.username, url));
  }

  /** The language that the account of the address has chosen, whatever the one who brought the mail about reads. */
  private async chosen(email: string): Promise<string | undefined> {
    const user = await this.users.findOne({ email }, { language: 1 }).lean<Pick<UserRecord, 'language'>>();
    return user?.language;
  }

  /** An answer goes to whoever wrote. */
  private async contact(id: string | undefined): Promise<Letter | undefined> {
    const message = await this.messages.findById(id).lean<ContactMessageRecord>();
    if (!message) return undefined;
    const { name, companyName, email } = message;
    const text = contactMail.text(message.message, name, companyName, email);
    return { ...withHtml(contactMail.subject(name, companyName), text), replyTo: email };
  }

  /** `about` is the link and the occasion; nothing is said once another code is on its way. */
  private async code(about = '', language: string): Promise<Letter | undefined> {
    const [link = '', id = ''] = about.split(':');
    const code = await this.links.code(link, id);
    if (!code) return undefined;
    return inLanguage(language, () => withHtml(visitorMails.code.subject, visitorMails.code.text(code), undefined, ''));
  }

  /** Of another service; the token of a visitor's link is worked out here. Nothing is sent for a link that is not good any more. */
  private async said(said: Said, name: string, language: string): Promise<Letter | undefined> {
    const { tenant_id, record_id = '', purpose, path, subject, paragraphs, button, sender, closing, stoppable } = said;
    const [link] = purpose ? await this.links.list(tenant_id, [record_id], purpose) : [];
    if (purpose && !link?.token) return undefined;
    const url = path && `${settings.PUBLIC_URL}${path}${link ? `?token=${link.token}` : ''}`;
    return inLanguage(language, () => {
      const end = closing ? [say(closing), stoppable && `${url}${STOP}`].filter(Boolean).join(' ') : mailFrame.sender;
      const lines = [name && mailFrame.greeting(name), ...paragraphs.map(say), url, end];
      return withHtml(say(subject), lines.filter(Boolean).join('\n\n'), button && say(button), sender);
    });
  }
}
