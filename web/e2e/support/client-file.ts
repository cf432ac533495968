import { setTimeout as wait } from 'node:timers/promises';
import { request } from '@playwright/test';
import { pdf } from './pdf';
import type { Person } from './people';
import { type Answer, get, post } from './system';

const baseURL = process.env.DOSSIER_URL ?? 'http://localhost:8080';

export const idOf = (answer: Answer, key: string): string => (answer[key] as { _id: string })._id;

/** Opens the file of a new corporate client. */
export const newCompany = async ({ token }: Person, name: string, location_type = 'abroad'): Promise<string> =>
  idOf(await post('create-company', { company_type: 'corporate', name, location_type }, token), 'company');

export const newAccountHolder = async ({ token }: Person, first_name: string, last_name: string): Promise<string> => {
  const holder = { company_type: 'account_holder', first_name, last_name, account_holder_type: 'bank' };
  return idOf(await post('create-company', holder, token), 'company');
};

/** Sends a form with a file: a PDF, or a picture by its name. */
export async function sendFile(
  { token }: Pick<Person, 'token'>,
  path: string,
  fields: Record<string, string>,
  name: string,
  buffer: Buffer = pdf(name),
): Promise<Answer> {
  const context = await request.newContext({ baseURL, extraHTTPHeaders: { authorization: `Bearer ${token}` } });
  try {
    const file = { name, mimeType: name.endsWith('.png') ? 'image/png' : 'application/pdf', buffer };
    const response = await context.post(`/api/v1/${path}`, { multipart: { ...fields, file } });
    const answer = (await response.json()) as Answer;
    if (answer.status !== 'success') throw new Error(JSON.stringify(answer));
    return answer;
  } finally {
    await context.dispose();
  }
}

/** Adds a document with its file. */
export const uploadPdf = async (
  by: Person,
  fields: Record<string, string>,
  name: string,
  buffer?: Buffer,
): Promise<string> => idOf(await sendFile(by, 'upload-kyc-file', fields, name, buffer), 'file');

export type Edit = { kind: string; id: string; fields: Record<string, unknown> };

export const save = ({ token }: Person, company_id: string, ...changes: Edit[]): Promise<Answer> =>
  post('kyc/save-values', { company_id, changes }, token);

export const askRemoval = ({ token }: Person, type: string, id: string): Promise<Answer> =>
  post('delete-object', { type, id }, token);

type Change = { _id: string; object_id: string; actionType: string; waits_for?: string };

/** What waits in a client file; a save is heard of a moment later, so `atLeast` is waited for. */
export async function waiting({ token }: Person, company_id: string, atLeast = 0): Promise<Change[]> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const path = `notifications?view=forConfirmation&company_id=${company_id}&limit=200`;
    const { notifications } = await get(path, token);
    if ((notifications as Change[]).length >= atLeast) return notifications as Change[];
    await wait(200);
  }
  throw new Error(`Fewer than ${atLeast} changes arrived`);
}

/** Approves everything that waits in a client file, parents before their children. */
export async function approveAll(checker: Person, company_id: string, atLeast = 1): Promise<void> {
  let open = await waiting(checker, company_id, atLeast);
  while (open.length > 0) {
    const [ready] = open.filter(({ waits_for }) => !waits_for);
    await post('changes/approve', { id: (ready ?? open[0])?._id }, checker.token);
    open = await waiting(checker, company_id);
  }
}
