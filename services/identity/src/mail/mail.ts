import { defineJob } from '@dossier/kit/jobs/job';
import type { RequestMail } from '@dossier/proto/calls/identity-mails';
import type { MailKind } from '@dossier/proto/texts/mail';

/** What another service has to say, in phrases. */
export type Said = Omit<RequestMail, 'id' | 'to' | 'user_id' | 'name'>;

/** A mail that is to be sent: to whom and on which occasion. It is written when it is sent, so that no token waits anywhere. */
export type Mail = {
  kind: MailKind;
  to: string;
  name: string;
  /** The contact message it passes on. */
  about?: string;
  said?: Said;
  /** Of the call that gave the occasion. */
  language?: string;
};

/** Tried for about a day: a mail server that is away loses nothing. */
export const sendMailJob = defineJob<Mail>('send-mail', { parallel: 4, attempts: 32, backOffMs: 5_000 });

/** What a person needs to come in, or has to know to stay safe; it goes out whatever the operator holds back. */
const HOLDABLE: ReadonlySet<MailKind> = new Set(['contact', 'said']);
export const isHoldable = ({ kind }: Mail): boolean => HOLDABLE.has(kind);
