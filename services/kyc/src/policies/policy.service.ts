import { Jobs } from '@dossier/kit/jobs/jobs';
import type { Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import type { Nothing } from '@dossier/proto/calls/kyc-client-file';
import type { NewPolicyVersion, Policies, PolicyVersionCreated } from '@dossier/proto/calls/kyc-policies';
import { failure } from '@dossier/proto/failures/failure';
import type { OwnRequirement } from '@dossier/proto/requirements/adjusted';
import { today } from '@dossier/proto/rules/dates';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { newId } from '../file/new-id.js';
import { POLICY, type PolicyModel, type StoredPolicy } from '../file/policy.schema.js';
import { renewTenantStandings } from '../file/renewals.js';
import { draftOf, requireOfficer } from './draft.js';
import { documentsToAsk, tableRows, versionView } from './policy-view.js';

/** The versions of a tenant's requirements. */
@Injectable()
export class PolicyService {
  constructor(
    private readonly store: Store,
    private readonly jobs: Jobs,
    @InjectModel(POLICY) private readonly policies: PolicyModel,
  ) {}

  async list(by: Principal): Promise<Policies> {
    requireOfficer(by);
    const versions = await this.versionsOf(by.tenantId);
    return {
      versions: versions.map((version) => versionView(version, versions, today())),
      rows: tableRows(),
      documents: documentsToAsk(),
    };
  }

  create(input: NewPolicyVersion, by: Principal): Promise<PolicyVersionCreated> {
    requireOfficer(by);
    const { starts_on, changes, own } = draftOf(input);
    return this.store.write(async () => {
      const versions = await this.versionsOf(by.tenantId);
      const known = new Set(versions.flatMap((version) => version.own.map(({ id }) => id)));
      const made: StoredPolicy = {
        _id: newId(),
        tenant_id: by.tenantId,
        version: Math.max(0, ...versions.map(({ version }) => version)) + 1,
        starts_on,
        ...(input.note ? { note: input.note } : {}),
        changes,
        own: own.map((each): OwnRequirement => ({ ...each, id: known.has(each.id) ? each.id : `own.${newId()}` })),
        created_at: new Date(),
        created_by: { id: by.userId, name: by.name },
      };
      await this.policies.create([made]);
      await this.store.audit(by, 'kyc.policy.created', made._id, { starts_on, changes, own: made.own });
      // A start in the past is a start at once: today's version holds since midnight.
      const at = new Date(`${starts_on}T00:00:00Z`);
      await this.jobs.start(renewTenantStandings, { tenant_id: by.tenantId }, { id: `policy-${made._id}`, by, at });
      return { version: versionView(made, [made, ...versions], today()) };
    });
  }

  delete(_id: string, by: Principal): Promise<Nothing> {
    requireOfficer(by);
    return this.store.write(async () => {
      const found = await this.policies.findOne({ _id, tenant_id: by.tenantId }).lean<StoredPolicy>();
      if (!found) throw failure('kyc.policy.not_found');
      if (found.starts_on <= today()) throw failure('kyc.policy.started');
      await this.policies.deleteOne({ _id, tenant_id: by.tenantId });
      const { starts_on, changes, own } = found;
      await this.store.audit(by, 'kyc.policy.deleted', _id, { starts_on, changes, own });
      return {};
    });
  }

  /** The latest start first. */
  private versionsOf(tenant_id: string): Promise<StoredPolicy[]> {
    return this.policies.find({ tenant_id }).sort({ starts_on: -1, version: -1 }).lean<StoredPolicy[]>().exec();
  }
}
