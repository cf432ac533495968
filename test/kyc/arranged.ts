import type { HttpCall } from '@dossier/proto/calls/call';
import { createCompany } from '@dossier/proto/calls/kyc-companies';
import { createMd } from '@dossier/proto/calls/kyc-records';
import { approveChange } from '@dossier/proto/calls/workflow';
import { eventually } from '../support/eventually.js';
import { addUser, newTenant, type Person, succeeded, type Tenant } from '../support/people.js';

type View = { _id: string } & Record<string, { value: unknown; new_value?: unknown }>;

/** A tenant with a maker, somebody who approves, and one corporate client. */
export type Office = { tenant: Tenant; maker: Person; approver: Person; company_id: string };

export async function newOffice(): Promise<Office> {
  const tenant = await newTenant();
  const maker = await addUser(tenant, 'DATA_CONTROLLER');
  return { tenant, maker, approver: tenant.admin, company_id: await corporate(maker) };
}

export async function corporate(by: Person, name = 'Harbour Trading', location_type = 'abroad'): Promise<string> {
  return made(by, createCompany, { name, company_type: 'corporate', location_type }, 'company').then(({ id }) => id);
}

export async function accountHolder(by: Person, first_name = 'Ana', last_name = 'Pietersz'): Promise<string> {
  const input = { company_type: 'account_holder', account_holder_type: 'bank', first_name, last_name };
  return made(by, createCompany, input, 'company').then(({ id }) => id);
}

/** An approved managing director: what an official hangs on. */
export async function newDirector({ maker, approver }: Office, company_id: string): Promise<string> {
  const input = { company_id, location_type: 'local', entity_type: 'entity', name: 'Trust Services N.V.' };
  const { id, change } = await made(maker, createMd, input, 'md');
  await approve(approver, change);
  return id;
}

/** What a create call made: the record's id and its review action. */
export async function made(
  by: Person,
  call: HttpCall<unknown, object>,
  input: object,
  key: string,
): Promise<{ id: string; change: string; answer: Record<string, unknown> }> {
  const answer = succeeded(await by.call(call, input)) as Record<string, unknown>;
  return { id: (answer[key] as View)._id, change: (answer.changes as string[] | undefined)?.[0] ?? '', answer };
}

/** Approves as soon as the change has reached the workflow. */
export const approve = (by: Person, id: string): Promise<unknown> =>
  eventually(async () => {
    const answer = await by.call(approveChange, { id });
    if (answer.status === 404) throw new Error(`Change ${id} has not arrived`);
    return succeeded(answer);
  });

export const viewOf = (answer: unknown, key: string): View => (answer as Record<string, View>)[key] as View;
