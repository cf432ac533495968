import { isDeepStrictEqual } from 'node:util';
import { Job } from '@dossier/kit/jobs/job';
import type { JobRun } from '@dossier/kit/jobs/run';
import { Events } from '@dossier/kit/outbox';
import { service } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import { standingMoved } from '@dossier/proto/events/kyc';
import { DEFAULT_POLICY } from '@dossier/proto/requirements/default-policy';
import type { Policy } from '@dossier/proto/requirements/requirement';
import { type Standing, standingOf } from '@dossier/proto/requirements/standing';
import { today } from '@dossier/proto/rules/dates';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { ClientFiles, type WholeFile } from '../file/client-files.js';
import { COMPANY, type CompanyModel, type StoredCompany } from '../file/company.schema.js';
import type { FileRecord } from '../file/file-record.js';
import { renewTenantStandings, type TenantFiles } from '../file/renewals.js';
import { approvedStates, Requirements } from '../file/requirements.js';
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
    private readonly events: Events,
    @InjectModel(COMPANY) private readonly companies: CompanyModel,
  ) {}

  /** After a change. Most changes move nothing: then a look is all it costs. */
  async follow({ company, file }: WholeFile): Promise<void> {
    const [moved] = await this.moved([company], new Map([[company._id, file]]));
    if (moved) await this.renew(moved.tenant_id, moved._id);
  }

  /** Reads and writes at one moment: of two that do so at once, the one that saw less starts over. */
  private async renew(tenant_id: string, company_id: string): Promise<void> {
    await this.store.transaction(async () => {
      const company = await this.files.evenRemoved(tenant_id, 'company', company_id);
      if (!company || company.removed_at) return;
      const policy = await this.requirements.policyOf(tenant_id, today());
      const assessed = assess(company, await this.files.all(company), policy);
      const standing = standingOf(assessed.states);
      const moved = { _id: company_id, tenant_id, standing: { $ne: standing } };
      const before = await this.companies.findOneAndUpdate(moved, { $set: { standing } }).lean<StoredCompany>();
      if (before) await this.tell(company, before.standing, standing);
      await this.alarms.raise(assessed);
    });
  }

  /** Others keep what has ended or ends soon as work; what is missing is none of theirs. */
  private async tell({ tenant_id, _id }: FileRecord, before: Standing | undefined, now: Standing): Promise<void> {
    const due = dueOf(now);
    if (isDeepStrictEqual(due, dueOf(before))) return;
    await this.events.publish(standingMoved, service('kyc', tenant_id), _id, { company_id: _id, ...due });
  }

  @Job(renewStandings)
  renewAll(_: undefined, run: JobRun): Promise<void> {
    return this.walk({}, run);
  }

  @Job(renewTenantStandings)
  renewOf({ tenant_id }: TenantFiles, run: JobRun): Promise<void> {
    return this.walk({ tenant_id }, run);
  }

  /** Looks at many files at once and writes those whose state moved. Goes on after a crash where it was. */
  private async walk(of: Partial<TenantFiles>, run: JobRun): Promise<void> {
    for (;;) {
      const { after = '', done = 0 } = (run.checkpoint as Place | undefined) ?? {};
      const companies = await this.companies
        .find({ ...of, _id: { $gt: after }, removed_at: { $exists: false } })
        .sort({ _id: 1 })
        .limit(BATCH)
        .lean<StoredCompany[]>();
      const last = companies.at(-1);
      if (!last) return;
      const moved = await this.moved(companies, await this.files.allOf(companies));
      for (const { tenant_id, _id } of moved) await this.renew(tenant_id, _id);
      run.progress(done + companies.length);
      await run.step(async (): Promise<Place> => ({ after: last._id, done: done + companies.length }));
    }
  }

  private async moved(
    companies: readonly StoredCompany[],
    files: ReadonlyMap<string, readonly FileRecord[]>,
  ): Promise<StoredCompany[]> {
    const tenants = [...new Set(companies.map(({ tenant_id }) => tenant_id))];
    const policies = await this.requirements.policiesOf(tenants, today());
    const assessed = companies.map((each) =>
      assess(each, files.get(each._id) ?? [], policies.get(each.tenant_id) ?? DEFAULT_POLICY),
    );
    const untold = await this.alarms.untold(assessed.flatMap(alarmIds));
    return companies.filter((company, at) => {
      const { states = [] } = assessed[at] ?? {};
      const isMoved = !isDeepStrictEqual(company.standing, standingOf(states));
      return isMoved || alarmIds({ company, states }).some((id) => untold.has(id));
    });
  }
}

const dueOf = ({ expired = 0, expiring = 0, due_on }: Partial<Standing> = {}) => ({
  expired,
  expiring,
  ...(due_on ? { due_on } : {}),
});

const assess = (company: FileRecord, file: readonly FileRecord[], policy: Policy): Assessed => ({
  company,
  file,
  policy,
  states: approvedStates(company, file, policy, today()),
});
