import { OnEvent } from '@dossier/kit/handle';
import { Store } from '@dossier/kit/store';
import type { Envelope } from '@dossier/proto/events/event';
import { type CompanyChanged, companyChanged } from '@dossier/proto/events/kyc';
import { Controller } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { TASK, type TaskRecord } from '../tasks/task.schema.js';

/** A client's name on its tasks follows the client file. */
@Controller()
export class OnCompanyChanged {
  constructor(
    private readonly store: Store,
    @InjectModel(TASK) private readonly tasks: Model<TaskRecord>,
  ) {}

  @OnEvent(companyChanged)
  on({ id, tenant, data: { company } }: Envelope<CompanyChanged>): Promise<void> {
    const { _id, name, company_type } = company;
    return this.store.once('tasks:company-changed', id, async () => {
      await this.tasks.updateMany(
        { tenant_id: tenant, company_id: _id },
        { $set: { company: { name, company_type } } },
      );
    });
  }
}
