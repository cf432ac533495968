import type { Principal } from '@dossier/kit/principal';
import type { FileOfCompany } from '@dossier/proto/calls/kyc-companies';
import type { OpenRequirement, OpenRequirements } from '@dossier/proto/calls/kyc-requirements';
import type { FileKind } from '@dossier/proto/records/definitions';
import { documentOf, type Requirement } from '@dossier/proto/requirements/requirement';
import { REQUIREMENT_STATES, type RequirementState } from '@dossier/proto/requirements/states';
import { requirementTitle } from '@dossier/proto/requirements/title';
import { say } from '@dossier/proto/texts/phrase';
import { Injectable } from '@nestjs/common';
import { referenceTo } from '../changes/change-event.js';
import { mayDo } from '../file/access.js';
import type { FileRecord } from '../file/file-record.js';
import { FileSources } from '../file/file-sources.js';
import { Requirements } from '../file/requirements.js';

/** What of a client file is not in order. */
@Injectable()
export class OpenRequirementsService {
  constructor(
    private readonly sources: FileSources,
    private readonly requirements: Requirements,
  ) {}

  async list({ company_id, snapshotId }: FileOfCompany, by: Principal): Promise<OpenRequirements> {
    const source = await this.sources.at(by, snapshotId);
    const company = await source.company(by, company_id);
    const file = [company, ...(await source.all(company))];
    const records = new Map(file.map((record) => [record._id, record]));
    const policy = await this.requirements.policyOf(by.tenantId, source.day);
    const found = (await source.states(company, file.slice(1)))
      .filter(({ state }) => state !== 'ok')
      .flatMap((each): OpenRequirement[] => {
        const owner = records.get(each.owner);
        const asked = policy.requirements.find(({ id }) => id === each.requirement);
        const title = asked && requirementTitle(asked);
        if (!owner || !title) return [];
        const section = 'document' in asked.target && owner.kind === 'company' ? 'general' : owner.section;
        if (!mayDo(by, 'view', { kind: owner.kind, section })) return [];
        return [{ ...told(each, owner, section), title: say(title), waivable: asked.waivable, ...typeOf(asked) }];
      });
    return { requirements: found.sort((one, other) => urgency(one) - urgency(other) || byEnd(one, other)) };
  }
}

function told(
  { requirement, state, document, end, until }: RequirementState,
  owner: FileRecord,
  section: FileRecord['section'],
): Omit<OpenRequirement, 'title' | 'waivable'> {
  const endsOn = state === 'waived' ? until : end;
  return {
    requirement,
    state,
    owner: owner._id,
    owner_kind: owner.kind as FileKind,
    owner_title: referenceTo(owner).title,
    section,
    ...(document ? { document } : {}),
    ...(endsOn ? { ends_on: endsOn } : {}),
  };
}

function typeOf(asked: Requirement): Pick<OpenRequirement, 'documentType'> {
  const documentType = documentOf(asked);
  return documentType ? { documentType } : {};
}

const urgency = ({ state }: OpenRequirement): number => REQUIREMENT_STATES.indexOf(state);
const byEnd = (one: OpenRequirement, other: OpenRequirement): number =>
  (one.ends_on ?? '').localeCompare(other.ends_on ?? '');
