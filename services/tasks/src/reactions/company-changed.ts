import { OnEvent } from '@dossier/kit/handle';
import { Store } from '@dossier/kit/store';
import type { Envelope } from '@dossier/proto/events/event';
import { type CompanyChanged, companyChanged } from '@dossier/proto/events/kyc';
import { REVIEWERS } from '@dossier/proto/rules/work';
import { phrasesOf } from '@dossier/proto/texts/define';
import { work as texts } from '@dossier/proto/texts/work';
import { Controller } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { TASK, type TaskRecord } from '../tasks/task.schema.js';
import { Work } from '../work/work.js';

const { titles } = phrasesOf(texts);

/** A client's name and risk on its tasks, and when its review is due, follow the client file. */
@Controller()
export class OnCompanyChanged {
  constructor(
    private readonly store: Store,
    private readonly work: Work,
    @InjectModel(TASK) private readonly tasks: Model<TaskRecord>,
  ) {}

  @OnEvent(companyChanged)
  on({ id, tenant, data: { company, removed } }: Envelope<CompanyChanged>): Promise<void> {
    const { _id, name, company_type, risk_level, next_review_date: due } = company;
    return this.store.once('tasks:company-changed', id, async () => {
      await this.tasks.updateMany(
        { tenant_id: tenant, company_id: _id },
        { $set: { company: { name, company_type, risk_level } } },
      );
      if (removed) return this.work.leaveClient(tenant, _id);
      await this.work.learnClient(tenant, company);
      const review = { kind: 'review', about: _id, tenant_id: tenant, company_id: _id, audience: REVIEWERS } as const;
      if (due) await this.work.put({ ...review, title: titles.review, path: `/${_id}/`, due });
      else await this.work.drop('review', _id);
    });
  }
}
