import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import type { Nothing } from '@dossier/proto/calls/kyc-client-file';
import {
  createPolicy,
  deletePolicy,
  listPolicies,
  type NewPolicyVersion,
  type Policies,
  type PolicyPreview,
  type PolicyToPreview,
  type PolicyVersionCreated,
  type PolicyVersionToDelete,
  previewPolicy,
} from '@dossier/proto/calls/kyc-policies';
import { Controller } from '@nestjs/common';
import { PolicyService } from './policy.service.js';
import { PreviewService } from './preview.service.js';

@Controller()
export class PolicyController {
  constructor(
    private readonly policies: PolicyService,
    private readonly previews: PreviewService,
  ) {}

  @Handle(listPolicies)
  list(_: Nothing, by: Principal): Promise<Policies> {
    return this.policies.list(by);
  }

  @Handle(createPolicy)
  create(input: NewPolicyVersion, by: Principal): Promise<PolicyVersionCreated> {
    return this.policies.create(input, by);
  }

  @Handle(deletePolicy)
  delete({ id }: PolicyVersionToDelete, by: Principal): Promise<Nothing> {
    return this.policies.delete(id, by);
  }

  @Handle(previewPolicy)
  preview(input: PolicyToPreview, by: Principal): Promise<PolicyPreview> {
    return this.previews.look(input, by);
  }
}
