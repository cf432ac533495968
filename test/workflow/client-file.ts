import { deleteObject, saveValues } from '@dossier/proto/calls/kyc-client-file';
import { createCompany } from '@dossier/proto/calls/kyc-companies';
import { createMd, createPerson, createShareholder } from '@dossier/proto/calls/kyc-records';
import { listNotifications, type Notification, type View } from '@dossier/proto/calls/notifications';
import { approveChange } from '@dossier/proto/calls/workflow';
import type { Kind } from '@dossier/proto/records/definitions';
import type { Plain } from '@dossier/proto/records/model/json';
import { eventually } from '../support/eventually.js';
import { type Person, succeeded } from '../support/people.js';

/** A record made by a call, and the review action that waits for it. */
export type Made = { id: string; change: string };

const idOf = (answer: Record<string, unknown>, key: string): string => (answer[key] as { _id: string })._id;
const changeOf = (answer: Record<string, unknown>): string => (answer.changes as string[])[0] as string;

export async function newClient(by: Person, name = 'Harbour Trading'): Promise<string> {
  const input = { name, company_type: 'corporate', location_type: 'local' };
  return idOf(succeeded(await by.call(createCompany, input)), 'company');
}

/** An individual managing director: the office and the person who holds it, added by one change. */
export async function newDirector(by: Person, company_id: string): Promise<Made & { person: string }> {
  const values = { location_type: 'local', entity_type: 'person', firstName: 'Maria', lastName: 'Martina' };
  const answer = succeeded(await by.call(createMd, { company_id, ...values }));
  return { id: idOf(answer, 'md'), person: idOf(answer, 'person'), change: changeOf(answer) };
}

export async function newOfficial(
  by: Person,
  company_id: string,
  mbd_related: string,
  firstName = 'Otto',
): Promise<Made> {
  const answer = succeeded(await by.call(createPerson, { company_id, mbd_related, firstName, lastName: 'Official' }));
  return { id: idOf(answer, 'person'), change: changeOf(answer) };
}

export async function newShareholder(by: Person, company_id: string, percentage_held = 25): Promise<Made> {
  const values = { shareholder_type: 'person', percentage_held, firstName: 'Stella', lastName: 'Share' };
  const answer = succeeded(await by.call(createShareholder, { company_id, ...values }));
  return { id: idOf(answer, 'shareholder'), change: changeOf(answer) };
}

/** Saves values of one record; the review actions are in the answer, none if nothing new waits. */
export async function edit(by: Person, company_id: string, kind: Kind, id: string, fields: Plain): Promise<string[]> {
  return succeeded(await by.call(saveValues, { company_id, changes: [{ kind, id, fields }] })).changes;
}

export async function editOne(...save: Parameters<typeof edit>): Promise<string> {
  const [change] = await edit(...save);
  if (!change) throw new Error('The save made no review action');
  return change;
}

export async function askRemoval(by: Person, type: Kind, id: string): Promise<string> {
  return succeeded(await by.call(deleteObject, { id, type })).changes[0] as string;
}

export async function notifications(by: Person, view: View, company_id: string): Promise<Notification[]> {
  return succeeded(await by.call(listNotifications, { view, company_id })).notifications;
}

/** The review action of a change, as soon as it has arrived in a view. */
export const notificationOf = (by: Person, view: View, company_id: string, change: string): Promise<Notification> =>
  eventually(async () => {
    const found = (await notifications(by, view, company_id)).find(({ _id }) => _id === change);
    if (!found) throw new Error(`Change ${change} is not in ${view}`);
    return found;
  });

export async function approve(by: Person, company_id: string, change: string): Promise<void> {
  await notificationOf(by, 'forConfirmation', company_id, change);
  succeeded(await by.call(approveChange, { id: change }));
}
