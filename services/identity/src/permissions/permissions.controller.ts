import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import {
  type GetPermissions,
  type GetRoles,
  getPermissions,
  getRoles,
  type Permissions,
  type PermissionsUpdated,
  type Roles,
  type UpdatePermissions,
  updatePermissions,
} from '@dossier/proto/calls/identity-permissions';
import { type ApproverCount, type CountApprovers, countApprovers } from '@dossier/proto/calls/identity-sessions';
import { ROLE_NAMES } from '@dossier/proto/permissions/roles';
import { roleTexts } from '@dossier/proto/texts/roles';
import { Controller } from '@nestjs/common';
import { PermissionsService } from './permissions.service.js';

@Controller()
export class PermissionsController {
  constructor(private readonly permissions: PermissionsService) {}

  @Handle(getPermissions)
  get({ id }: GetPermissions, by: Principal): Promise<Permissions> {
    return this.permissions.get(id, by);
  }

  @Handle(updatePermissions)
  update(input: UpdatePermissions, by: Principal): Promise<PermissionsUpdated> {
    return this.permissions.update(input, by);
  }

  @Handle(getRoles)
  roles(_: GetRoles): Roles {
    return { roles: ROLE_NAMES.map((value) => ({ value, label: roleTexts[value] })) };
  }

  @Handle(countApprovers)
  async approvers({ tenant_id, except }: CountApprovers): Promise<ApproverCount> {
    return { count: await this.permissions.countApprovers(tenant_id, except) };
  }
}
