import type { FiledRecord } from '@dossier/proto/records/model/filed';
import { adjusted } from '@dossier/proto/requirements/adjusted';
import { DEFAULT_POLICY } from '@dossier/proto/requirements/default-policy';
import { type Policy, policyOn } from '@dossier/proto/requirements/requirement';
import { type RequirementState, requirementStates, type Waiver } from '@dossier/proto/requirements/states';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { FileRecord } from './file-record.js';
import { approved, shown } from './filed.js';
import { POLICY, type PolicyModel, type StoredPolicy } from './policy.schema.js';
import { waiversOf } from './waived.js';

/** How client files stand against the policy of their tenant. */
@Injectable()
export class Requirements {
  constructor(@InjectModel(POLICY) private readonly policies: PolicyModel) {}

  /** What a tenant asks of its files on a day: the specification's table where it has made no version. */
  async policyOf(tenant_id: string, day: string): Promise<Policy> {
    return (await this.policiesOf([tenant_id], day)).get(tenant_id) ?? DEFAULT_POLICY;
  }

  /** The same of several tenants; one that has made no version is left out. */
  async policiesOf(tenants: readonly string[], day: string): Promise<Map<string, Policy>> {
    const stored = await this.policies.find({ tenant_id: { $in: tenants } }).lean<StoredPolicy[]>();
    const found = new Map<string, Policy>();
    for (const [tenant, versions] of Map.groupBy(stored, ({ tenant_id }) => tenant_id)) {
      const policy = policyOn(versions.map(policyFrom), day);
      if (policy) found.set(tenant, policy);
    }
    return found;
  }

  /** As people see the file: what waits to be added counts with what it brings. */
  async states(company: FileRecord, file: readonly FileRecord[], day: string): Promise<RequirementState[]> {
    const policy = await this.policyOf(company.tenant_id, day);
    return statesOf(shown([company, ...file]), { policy, waivers: waiversOf(file) }, day);
  }
}

/** By approved data alone. */
export const approvedStates = (
  company: FileRecord,
  file: readonly FileRecord[],
  policy: Policy,
  day: string,
): RequirementState[] => statesOf(approved([company, ...file]), { policy, waivers: waiversOf(file) }, day);

type Held = { policy: Policy; waivers: readonly Waiver[] };

const statesOf = ([client, ...records]: FiledRecord[], { policy, waivers }: Held, day: string): RequirementState[] =>
  client ? requirementStates({ client, records }, policy, day, waivers) : [];

export const policyFrom = ({ version, starts_on, ...adjustments }: StoredPolicy): Policy => ({
  version,
  starts_on,
  requirements: adjusted(adjustments),
});
