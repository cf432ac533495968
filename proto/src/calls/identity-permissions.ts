import { ALL_PERMISSION_KEYS, type PermissionKey } from '../permissions/keys.js';
import { httpCall } from './call.js';
import { List, MapOf, ObjectId, OneOf, Text } from './fields.js';

export class GetPermissions {
  @ObjectId() id: string;
}

export class Permissions {
  @MapOf({ type: 'string', enum: ['allow', 'deny'] }, { description: 'Every key with its effect for this user.' })
  permissions: Record<string, 'allow' | 'deny'>;
}

export const getPermissions = httpCall({
  subject: 'identity.permission.get',
  method: 'GET',
  path: 'user/account/permissions',
  access: ['view_permission_of_user'],
  summary: 'What a user of the own tenant may do',
  input: GetPermissions,
  output: Permissions,
  fails: ['identity.user.not_found'],
});

export class UpdatePermissions {
  @ObjectId() user_id: string;
  @OneOf(ALL_PERMISSION_KEYS) name: PermissionKey;
  @OneOf(['allow', 'deny']) effect: 'allow' | 'deny';
}

export class PermissionsUpdated {}

export const updatePermissions = httpCall({
  subject: 'identity.permission.update',
  method: 'POST',
  path: 'update-permissions',
  access: ['change_permission_of_user'],
  summary: 'Allow or deny one thing to a user, whatever the role says',
  input: UpdatePermissions,
  output: PermissionsUpdated,
  fails: [
    'identity.user.not_found',
    'identity.permissions.own',
    'identity.permissions.locked',
    'identity.approver.last',
  ],
  writes: true,
});

export class GetRoles {}

export class RoleView {
  @Text() value: string;
  @Text() label: string;
}

export class Roles {
  @List(() => RoleView) roles: RoleView[];
}

export const getRoles = httpCall({
  subject: 'identity.role.list',
  method: 'GET',
  path: 'get-roles',
  access: 'signed-in',
  summary: 'The roles and their labels',
  input: GetRoles,
  output: Roles,
});
