import { setImmediate } from 'node:timers/promises';
import type { Principal } from '@dossier/kit/principal';
import type { AffectedFile, PolicyPreview, PolicyToPreview } from '@dossier/proto/calls/kyc-policies';
import { titleOf } from '@dossier/proto/records/title';
import { adjusted } from '@dossier/proto/requirements/adjusted';
import type { Policy } from '@dossier/proto/requirements/requirement';
import { isOpen, type RequirementState } from '@dossier/proto/requirements/states';
import { requirementTitle } from '@dossier/proto/requirements/title';
import { say } from '@dossier/proto/texts/phrase';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { ClientFiles } from '../file/client-files.js';
import { COMPANY, type CompanyModel, type StoredCompany } from '../file/company.schema.js';
import type { FileRecord } from '../file/file-record.js';
import { approvedStates, Requirements } from '../file/requirements.js';
import { draftOf, requireOfficer } from './draft.js';

/** So many files are looked at in one call: well within its deadline also where each has hundreds of records. */
const BATCH = 100;
const SHOWN = 5;

/** What a version that is not made yet would do to the files of a tenant. */
@Injectable()
export class PreviewService {
  constructor(
    private readonly files: ClientFiles,
    private readonly requirements: Requirements,
    @InjectModel(COMPANY) private readonly companies: CompanyModel,
  ) {}

  /** Both policies are held against the same day, so that only their difference shows, not the time until then. */
  async look({ page = 1, ...input }: PolicyToPreview, by: Principal): Promise<PolicyPreview> {
    requireOfficer(by);
    const { starts_on, ...adjustments } = draftOf(input);
    const now = await this.requirements.policyOf(by.tenantId, starts_on);
    const then: Policy = { ...now, requirements: adjusted(adjustments) };
    const own = { tenant_id: by.tenantId, removed_at: { $exists: false } };
    const companies = await this.companies
      .find(own)
      .sort({ _id: 1 })
      .skip((page - 1) * BATCH)
      .limit(BATCH)
      .lean<StoredCompany[]>();
    const files = await this.files.allOf(companies);
    const affected: AffectedFile[] = [];
    for (const company of companies) {
      const found = affectedFile(company, files.get(company._id) ?? [], { now, then }, starts_on);
      if (found) affected.push(found);
      await setImmediate();
    }
    return {
      total: await this.companies.countDocuments(own),
      looked: companies.length,
      incomplete: affected.filter(({ open_now }) => open_now === 0).length,
      files: affected,
      ...(companies.length === BATCH ? { next: page + 1 } : {}),
    };
  }
}

type Compared = { now: Policy; then: Policy };

function affectedFile(
  company: FileRecord,
  file: readonly FileRecord[],
  { now, then }: Compared,
  day: string,
): AffectedFile | undefined {
  const openNow = approvedStates(company, file, now, day).filter(({ state }) => isOpen(state));
  const openThen = approvedStates(company, file, then, day).filter(({ state }) => isOpen(state));
  const owed = new Set(openNow.map((each) => keyOf(each, now)));
  const newly = openThen.filter((each) => !owed.has(keyOf(each, then)));
  if (newly.length === 0) return undefined;
  return {
    company_id: company._id,
    name: titleOf('company', company),
    open_now: openNow.length,
    open_then: openThen.length,
    newly: newly.slice(0, SHOWN).map((each) => titleIn(each, then)),
  };
}

const rowOf = ({ requirement }: RequirementState, { requirements }: Policy) =>
  requirements.find(({ id }) => id === requirement);

/** Which document or field of whom: asked for by another row it is the same thing that is lacking. */
function keyOf(state: RequirementState, policy: Policy): string {
  const target = rowOf(state, policy)?.target;
  const what = target && ('document' in target ? target.document : target.field);
  return `${state.owner} ${what}`;
}

function titleIn(state: RequirementState, policy: Policy): string {
  const row = rowOf(state, policy);
  return say((row && requirementTitle(row)) ?? state.requirement);
}
