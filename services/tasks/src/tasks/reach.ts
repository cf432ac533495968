import type { Principal } from '@dossier/kit/principal';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { TASK, type TaskRecord } from './task.schema.js';

/** The tasks a person knows of: the tenant's; for a client user those of the own files. A super user knows of none. */
export const tasksOf = ({ tenantId, companyIds }: Principal, company_id?: string): QueryFilter<TaskRecord> => ({
  tenant_id: tenantId || 'nobody',
  ...(companyIds ? { company_id: { $in: companyIds.filter((id) => !company_id || id === company_id) } } : {}),
  ...(company_id && !companyIds ? { company_id } : {}),
});

@Injectable()
export class TaskReach {
  constructor(@InjectModel(TASK) private readonly tasks: Model<TaskRecord>) {}

  async sees(_id: string, by: Principal): Promise<boolean> {
    return Boolean(await this.tasks.exists({ ...tasksOf(by), _id }));
  }
}
