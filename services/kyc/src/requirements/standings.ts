import { isDeepStrictEqual } from 'node:util';
import { Job } from '@dossier/kit/jobs/job';
import type { JobRun } from '@dossier/kit/jobs/run';
import { Store } from '@dossier/kit/store';
import { standingOf } from '@dossier/proto/requirements/standing';
import { today } from '@dossier/proto/rules/dates';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { ClientFiles } from '../file/client-files.js';
import { COMPANY, type CompanyModel, type StoredCompany } from '../file/company.schema.js';
import type { FileRecord } from '../file/file-record.js';
import { Requirements } from '../file/requirements.js';
import { Alarms, type Assessed, alarmIds } from './alarms.js';
import { renewStandings } from './jobs.js';

const BATCH = 100;
type Place = { after: string; done: number };

/** Keeps how every client file stands, so that lists can filter and sort by it, and has alarms raised. */
@Injectable()
export class Standings {
  constructor(
    private readonly files: ClientFiles,
    private readonly requirements: Requirements,
    private readonly alarms: Alarms,
    private readonly store: Store,
    @InjectModel(COMPANY) private readonly companies: CompanyModel,
  ) {}

  /** Reads and writes at one moment: of two that do so at once, the one that saw less starts over. */
  async renew(tenant_id: string, company_id: string): Promise<void> {
    await this.store.transaction(async () => {
      const company = await this.files.evenRemoved(tenant_id, 'company', company_id);
      if (!company || company.removed_at) return;
      const assessed = await this.assess(company, await this.files.all(company));
      const standing = standingOf(assessed.states);
      const moved = { _id: company_id, tenant_id, standing: { $ne: standing } };
      await this.companies.updateOne(moved, { $set: { standing } });
      await this.alarms.raise(assessed);
    });
  }

  /** Looks at many files at once and writes those whose state moved. Goes on after a crash where it was. */
  @Job(renewStandings)
  async renewAll(_: undefined, run: JobRun): Promise<void> {
    for (;;) {
      const { after = '', done = 0 } = (run.checkpoint as Place | undefined) ?? {};
      const companies = await this.companies
        .find({ _id: { $gt: after }, removed_at: { $exists: false } })
        .sort({ _id: 1 })
        .limit(BATCH)
        .lean<StoredCompany[]>();
      const last = companies.at(-1);
      if (!last) return;
      for (const { tenant_id, _id } of await this.moved(companies)) await this.renew(tenant_id, _id);
      run.progress(done + companies.length);
      await run.step(async (): Promise<Place> => ({ after: last._id, done: done + companies.length }));
    }
  }

  private async moved(companies: readonly StoredCompany[]): Promise<StoredCompany[]> {
    const files = await this.files.allOf(companies);
    const assessed = await Promise.all(companies.map((each) => this.assess(each, files.get(each._id) ?? [])));
    const untold = await this.alarms.untold(assessed.flatMap(alarmIds));
    return companies.filter((company, at) => {
      const { states = [] } = assessed[at] ?? {};
      const isMoved = !isDeepStrictEqual(company.standing, standingOf(states));
      return isMoved || alarmIds({ company, states }).some((id) => untold.has(id));
    });
  }

  private async assess(company: FileRecord, file: readonly FileRecord[]): Promise<Assessed> {
    const states = await this.requirements.approvedStates(company, file, today());
    return { company, file, states, policy: this.requirements.policy };
  }
}
