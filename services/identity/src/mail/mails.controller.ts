import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import { type AskMailsSending, type MailsSendingNow, mailsSending } from '@dossier/proto/calls/identity-back-office';
import {
  type ListMails,
  listMails,
  type MailRetried,
  type MailRetry,
  type Mails,
  type MailsSending,
  type MailTaken,
  type RequestMail,
  requestMail,
  retryMail,
  setMailsSending,
} from '@dossier/proto/calls/identity-mails';
import { failure } from '@dossier/proto/failures/failure';
import { Controller } from '@nestjs/common';
import { MailControl } from './mail-control.js';
import { MailOffice } from './mail-office.js';

@Controller()
export class MailsController {
  constructor(
    private readonly office: MailOffice,
    private readonly control: MailControl,
  ) {}

  @Handle(requestMail)
  async request(input: RequestMail): Promise<MailTaken> {
    return { taken: await this.office.request(input) };
  }

  @Handle(listMails)
  list(_: ListMails): Promise<Mails> {
    return this.office.list();
  }

  @Handle(retryMail)
  retry({ id }: MailRetry, by: Principal): Promise<MailRetried> {
    return this.office.retry(id, by);
  }

  @Handle(setMailsSending)
  async setSending({ emails_send_out }: MailsSending, by: Principal): Promise<MailsSending> {
    await this.control.set(emails_send_out, by);
    return { emails_send_out };
  }

  @Handle(mailsSending)
  async sending({ emails_send_out }: AskMailsSending, by: Principal): Promise<MailsSendingNow> {
    const now = await this.control.sendsOut();
    if (emails_send_out === undefined || emails_send_out === now) return { emails_send_out: now };
    if (!by.isSuperUser) throw failure('permission.denied');
    await this.control.set(emails_send_out, by);
    return { emails_send_out };
  }
}
