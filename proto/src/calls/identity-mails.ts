import { LINK_PURPOSES, type LinkPurpose } from '../permissions/links.js';
import type { Phrase } from '../texts/phrase.js';
import { httpCall, internalCall } from './call.js';
import { Anything, DateTime, Email, Flag, List, Name, ObjectId, OneOf, Text, Whole } from './fields.js';

/** Either a user of the tenant or an address. With a purpose the address carries the token of the record's link. */
export class RequestMail {
  @Text({ min: 1, max: 100, description: 'Sent once under this id, however often it is asked for' }) id: string;
  @Text({ max: 24 }) tenant_id: string;
  @ObjectId({ optional: true }) user_id?: string;
  @Email({ optional: true }) to?: string;
  @Name({ max: 200, optional: true, description: 'Of whoever has the address' }) name?: string;
  @Anything() subject: Phrase;
  @Anything() paragraphs: readonly Phrase[];
  @Text({
    max: 100,
    optional: true,
    description: 'Who writes, on top; the product unless told otherwise, nobody if empty',
  })
  sender?: string;
  @Anything({ optional: true, description: 'Below the button, small; the name of the product unless told otherwise' })
  closing?: Phrase;
  @Flag({ optional: true, description: 'The address of the page at its end that stops such mails stands in `closing`' })
  stoppable?: boolean;
  @Text({ optional: true, pattern: /^\/(?!\/)/, description: 'Of the page it leads to' }) path?: string;
  @Anything({ optional: true, description: 'What the button to the page says' }) button?: Phrase;
  @ObjectId({ optional: true }) record_id?: string;
  @OneOf(LINK_PURPOSES, { optional: true }) purpose?: LinkPurpose;
}

export class MailTaken {
  @Flag({ description: 'false: there is nobody to send it to' }) taken: boolean;
}

export const requestMail = internalCall({
  subject: 'identity.mail.request',
  summary: 'A mail in the product’s look, in the reader’s language, sent once and tried until it is gone',
  input: RequestMail,
  output: MailTaken,
  callers: ['kyc', 'workflow', 'sanctions', 'tasks', 'billing', 'due-diligence'],
});

const SENDING = ['YES', 'NO'] as const;

export class MailsSending {
  @OneOf(SENDING, { description: 'NO holds back all mails but those of security' }) emails_send_out: 'YES' | 'NO';
}

export class MailView {
  @Text() id: string;
  @Text({ description: 'The occasion' }) kind: string;
  @Text() to: string;
  @OneOf(['failed', 'waiting', 'held']) state: 'failed' | 'waiting' | 'held';
  @Whole() tries: number;
  @Text({ optional: true, description: 'Why the last try failed' }) reason?: string;
  @DateTime() created: string;
  @DateTime({ optional: true }) next_try?: string;
}

export class ListMails {}

export class Mails extends MailsSending {
  @List(() => MailView, { description: 'The newest 100 of each state' }) mails: MailView[];
}

export const listMails = httpCall({
  subject: 'identity.mail.list',
  method: 'GET',
  base: 'bo/v1',
  path: 'mails',
  access: 'super-user',
  summary: 'Mails that have not gone out: given up, waiting for the next try, held back',
  input: ListMails,
  output: Mails,
});

export class MailRetry {
  @Text({ min: 1, max: 200 }) id: string;
}

export class MailRetried {}

export const retryMail = httpCall({
  subject: 'identity.mail.retry',
  method: 'POST',
  base: 'bo/v1',
  path: 'mails/retry',
  access: 'super-user',
  summary: 'Tries a mail again that was given up',
  input: MailRetry,
  output: MailRetried,
  fails: ['identity.mail.not_failed'],
  writes: true,
});

export const setMailsSending = httpCall({
  subject: 'identity.mail.sending',
  method: 'POST',
  base: 'bo/v1',
  path: 'mails/sending',
  access: 'super-user',
  summary: 'Holds mails back, or lets those go that were held',
  input: MailsSending,
  output: MailsSending,
  writes: true,
});
