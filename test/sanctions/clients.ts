import { saveValues } from '@dossier/proto/calls/kyc-client-file';
import { createCompany, updateReview } from '@dossier/proto/calls/kyc-companies';
import { createMd } from '@dossier/proto/calls/kyc-records';
import { approveChange } from '@dossier/proto/calls/workflow';
import type { Plain } from '@dossier/proto/records/model/json';
import { eventually } from '../support/eventually.js';
import { type Person, succeeded } from '../support/people.js';

/** A client, and with `allowed` one that allows screening. The administrator alone may approve, so the own approval counts. */
export async function newClient(admin: Person, allowed = true): Promise<string> {
  const input = { name: 'Harbour Trading', company_type: 'corporate', location_type: 'local' };
  const { company } = succeeded(await admin.call(createCompany, input));
  const id = (company as { _id: string })._id;
  if (allowed) await allowScreening(admin, id, 'YES');
  return id;
}

export async function allowScreening(admin: Person, id: string, answer: 'YES' | 'NO'): Promise<void> {
  const { changes } = succeeded(await admin.call(updateReview, { id, sanction_screening_available: answer }));
  await approveAll(admin, changes as string[]);
}

/** An individual managing director with more values of the person; answers the person's id. */
export async function newDirector(
  admin: Person,
  company_id: string,
  { firstName, lastName, ...more }: Plain,
): Promise<string> {
  const values = { location_type: 'local', entity_type: 'person', firstName, lastName };
  const { person } = succeeded(await admin.call(createMd, { company_id, ...values }));
  const id = (person as { _id: string })._id;
  const changes = [{ kind: 'person' as const, id, fields: more }];
  if (Object.keys(more).length > 0) succeeded(await admin.call(saveValues, { company_id, changes }));
  return id;
}

const approveAll = (admin: Person, changes: string[]): Promise<void> =>
  eventually(async () => {
    for (const id of changes) succeeded(await admin.call(approveChange, { id }));
  });
