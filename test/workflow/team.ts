import { addUser, newTenant, type Person, type Tenant } from '../support/people.js';
import { approve, newClient, newDirector } from './client-file.js';

/** Two people who may decide, and a client whose file has one approved person. */
export type Team = {
  tenant: Tenant;
  maker: Person;
  supervisor: Person;
  company: string;
  director: string;
  person: string;
};

export async function newTeam(name?: string): Promise<Team> {
  const tenant = await newTenant();
  const supervisor = await addUser(tenant, 'DATA_PROCESSOR');
  const company = await newClient(tenant.admin, name);
  const made = await newDirector(tenant.admin, company);
  await approve(supervisor, company, made.change);
  return { tenant, maker: tenant.admin, supervisor, company, director: made.id, person: made.person };
}
