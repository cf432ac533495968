import { Bus } from '@dossier/kit/bus';
import { defineJob, Job } from '@dossier/kit/jobs/job';
import { Jobs } from '@dossier/kit/jobs/jobs';
import type { JobRun } from '@dossier/kit/jobs/run';
import type { Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import type { FormOfVisitor } from '@dossier/proto/calls/due-diligence';
import type { FormLinks, SendLink } from '@dossier/proto/calls/due-diligence-links';
import type { OneDueDiligence } from '@dossier/proto/calls/due-diligence-views';
import { addressLink } from '@dossier/proto/calls/identity-links';
import { requestMail } from '@dossier/proto/calls/identity-mails';
import { REMINDER_DAYS, remindersDue } from '@dossier/proto/due-diligence/reminders';
import { canSubmit, isLinkDead, STATUSES } from '@dossier/proto/due-diligence/statuses';
import { failure } from '@dossier/proto/failures/failure';
import type { LinkPurpose } from '@dossier/proto/permissions/links';
import { phrasesOf } from '@dossier/proto/texts/define';
import { readersLanguage } from '@dossier/proto/texts/language';
import { visitorMails } from '@dossier/proto/texts/mail';
import type { Phrase } from '@dossier/proto/texts/phrase';
import { Injectable } from '@nestjs/common';
import { Elements } from '../elements/elements.js';
import { recordView } from '../elements/views.js';
import type { DueDiligence } from '../records/record.schema.js';
import { Records } from '../records/records.js';
import { VisitorSettingsService } from '../visitor-settings/visitor-settings.service.js';
import { FormLinksService } from './links.service.js';

type Sending = { record_id: string; purpose: LinkPurpose; to: string; language: string };
const sendLink = defineJob<Sending>('send-link', { parallel: 4, keepDays: 1 });
const remindVisitors = defineJob('remind-visitors', { every: '10 * * * *' });

const mails = phrasesOf(visitorMails);
type Mail = (typeof mails)['reminder'] & {
  to: string;
  language: string;
  /** Once for each. */
  occasion: string;
  closing: Phrase;
  stoppable?: boolean;
};
const PAGES: Record<LinkPurpose, string> = {
  due_diligence_form: '/fill-due-diligence/',
  due_diligence_documents: '/fill-due-diligence-docs/',
};
const FORM = 'due_diligence_form';

/** Links that go out by e-mail, and the reminders after them. The token itself is put in where mails are written. */
@Injectable()
export class SendingService {
  constructor(
    private readonly records: Records,
    private readonly elements: Elements,
    private readonly links: FormLinksService,
    private readonly settings: VisitorSettingsService,
    private readonly jobs: Jobs,
    private readonly store: Store,
    private readonly bus: Bus,
  ) {}

  async send({ id, purpose, email: to, remind }: SendLink, by: Principal): Promise<FormLinks> {
    const { links } = await this.links.list(id, by);
    const { reminders: areSent } = await this.settings.of(by.tenantId);
    const language = readersLanguage();
    await this.bus.call(addressLink, { tenant_id: by.tenantId, record_id: id, purpose, email: to });
    await this.store.write(async () => {
      const { record } = await this.records.lock(by, id);
      if (isLinkDead(record.status)) throw failure('due_diligence.record.closed');
      if (!links.find((link) => link.purpose === purpose)?.token) throw failure('due_diligence.link.ended');
      const at = new Date();
      const isReminded = Boolean(areSent && remind) && purpose === FORM && canSubmit(record.status);
      const reminders = isReminded ? { reminders: { to, language, since: at, count: 0 } } : {};
      await this.records.model.updateOne({ _id: id }, { $set: { sent: { to, at }, ...reminders } });
      await this.jobs.start(sendLink, { record_id: id, purpose, to, language });
      await this.store.audit(by, 'due_diligence.link_sent', id, { purpose, remind: isReminded });
      return {};
    });
    return this.links.list(id, by);
  }

  stop({ id }: FormOfVisitor, by: Principal): Promise<OneDueDiligence> {
    return this.store.write(async () => {
      const { record } = await this.records.lock(by, id);
      const { reminders: _, ...rest } = record;
      await this.records.model.updateOne({ _id: record._id }, { $unset: { reminders: 1 } });
      await this.store.audit(by, 'due_diligence.reminders_stopped', record._id);
      return { dueDiligence: recordView(rest, await this.elements.of(record._id)) };
    });
  }

  @Job(sendLink)
  async mail({ record_id, purpose, ...mail }: Sending, run: JobRun): Promise<void> {
    const record = await this.records.model.findById(record_id).lean<DueDiligence>();
    if (!record || isLinkDead(record.status)) return;
    await this.request(record, purpose, { ...mail, occasion: run.id, ...mails[purpose], closing: mails.keep });
  }

  /** Each reminder has its own id, so that none goes out twice, wherever this was interrupted. */
  @Job(remindVisitors)
  async remind(_: unknown, run: JobRun): Promise<void> {
    const now = new Date();
    const waiting = { 'reminders.since': { $exists: true }, status: { $in: STATUSES.filter(canSubmit) } };
    for await (const record of this.records.model.find(waiting).lean<DueDiligence>().cursor()) {
      run.signal.throwIfAborted();
      await this.remindOf(record as DueDiligence, now);
    }
  }

  private async remindOf(record: DueDiligence, now: Date): Promise<void> {
    const { reminders, tenant_id, _id } = record;
    const due = reminders ? remindersDue(reminders.since, now) : 0;
    if (!reminders || due <= reminders.count || !(await this.settings.of(tenant_id)).reminders) return;
    const { to, language, since } = reminders;
    const occasion = `${since.getTime()}:${due}`;
    const mail = { to, language, occasion, ...mails.reminder, closing: mails.stop, stoppable: true };
    await this.request(record, FORM, mail);
    const isLast = due === REMINDER_DAYS.length;
    const place = { _id, 'reminders.since': since };
    await this.records.model.updateOne(place, isLast ? { $unset: { reminders: 1 } } : { 'reminders.count': due });
  }

  private async request({ _id, tenant_id, company_name }: DueDiligence, purpose: LinkPurpose, mail: Mail) {
    const { to, language, occasion, subject, sentence, closing, stoppable } = mail;
    const { sender } = await this.settings.of(tenant_id);
    const asked = {
      id: `due-diligence:${_id}:${occasion}`,
      tenant_id,
      to,
      subject: subject(company_name),
      paragraphs: [sentence(company_name)],
      path: PAGES[purpose],
      button: mails.open,
      record_id: _id,
      purpose,
      sender,
      closing,
      stoppable,
    };
    await this.bus.call(requestMail, asked, { language });
  }
}
