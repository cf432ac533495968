import { Job } from '@dossier/kit/jobs/job';
import type { JobRun } from '@dossier/kit/jobs/run';
import { dayMonthYear } from '@dossier/proto/rules/dates';
import { phrasesOf } from '@dossier/proto/texts/define';
import type { Phrase } from '@dossier/proto/texts/phrase';
import { requirements } from '@dossier/proto/texts/requirements';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { companySnapshot } from '../changes/change-event.js';
import { ClientFiles } from '../file/client-files.js';
import { StaffMails } from '../staff/staff-mails.js';
import { ALARM, type Alarm, type AlarmModel } from './alarm.schema.js';
import { mailAlarms, type RaisedAlarms } from './jobs.js';

const texts = phrasesOf(requirements).mail.ends;

/** One mail for all alarms of a client that were raised at the same moment. */
@Injectable()
export class AlarmMails {
  constructor(
    private readonly files: ClientFiles,
    private readonly mails: StaffMails,
    @InjectModel(ALARM) private readonly alarms: AlarmModel,
  ) {}

  @Job(mailAlarms)
  async send({ tenant_id, company_id, alarms }: RaisedAlarms, run: JobRun): Promise<void> {
    const company = await this.files.evenRemoved(tenant_id, 'company', company_id);
    if (!company || company.removed_at) return;
    const told = await this.alarms
      .find({ _id: { $in: alarms }, tenant_id })
      .sort({ end: 1, _id: 1 })
      .lean<Alarm[]>();
    const { name } = companySnapshot(company);
    await this.mails.send(tenant_id, run.id, {
      subject: texts.subject(name),
      paragraphs: [texts.intro(name), ...told.map(sentenceOf)],
      path: `/${company_id}/`,
      button: texts.button,
    });
  }
}

function sentenceOf({ state, title, owner, end }: Alarm): Phrase {
  if (state === 'stale' || !end) return texts.stale(title, owner);
  return texts[state](title, owner, dayMonthYear(end));
}
