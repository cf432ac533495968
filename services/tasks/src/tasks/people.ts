import { Bus } from '@dossier/kit/bus';
import { colleaguesOf } from '@dossier/proto/calls/identity-people';
import { companyCard } from '@dossier/proto/calls/kyc-cards';
import { failure } from '@dossier/proto/failures/failure';
import { Injectable } from '@nestjs/common';
import type { PersonRef } from './task.schema.js';

/** Who may be given a task. Names are kept with the task as they were then. */
@Injectable()
export class People {
  constructor(private readonly bus: Bus) {}

  /** Throws `kyc.company.not_found` for who does not see the client. */
  async forAsker(company_id: string): Promise<PersonRef[]> {
    await this.bus.call(companyCard, { company_id });
    return this.of(company_id);
  }

  async of(company_id: string): Promise<PersonRef[]> {
    const { people } = await this.bus.call(colleaguesOf, { company_id });
    return people.map(({ _id, username, first_name, last_name }) => ({ _id, username, first_name, last_name }));
  }

  /** Throws `tasks.assignee.not_found` for who cannot see the client. */
  async assignee(company_id: string, id: string): Promise<PersonRef> {
    const found = (await this.of(company_id)).find(({ _id }) => _id === id);
    if (!found) throw failure('tasks.assignee.not_found');
    return found;
  }
}
