import { updatePermissions } from '@dossier/proto/calls/identity';
import type { PermissionKey } from '@dossier/proto/permissions/keys';
import { addUser, newEmail, newPassword, type Person, succeeded, type Tenant } from '../support/people.js';

/** Nobody's company: identity keeps the id, and the client file decides what it opens. */
export const COMPANY = 'c'.repeat(24);
export const someone = (more = {}) => ({
  username: 'Sam Someone',
  email: newEmail(),
  password: newPassword(),
  type: 'DATA_PROCESSOR',
  ...more,
});

/** A data processor who may do more than the role says. */
export async function deputy(tenant: Tenant, ...keys: PermissionKey[]): Promise<Person> {
  const person = await addUser(tenant, 'DATA_PROCESSOR');
  for (const name of keys)
    succeeded(await tenant.admin.call(updatePermissions, { user_id: person.id, name, effect: 'allow' }));
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  return person;
}
