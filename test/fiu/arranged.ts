import type { Workbook } from '@cj-tech-master/excelts';
import { type Conversion, type FileUploaded, getConversion } from '@dossier/proto/calls/fiu-files';
import { updatePermissions } from '@dossier/proto/calls/identity';
import { saveProfile } from '../identity/filled-profile.js';
import { type Answer, answerOf, baseUrl, type Failed } from '../support/api.js';
import { eventually } from '../support/eventually.js';
import { newTenant, type Person, succeeded, type Tenant } from '../support/people.js';
import { changed } from './workbooks.js';

/** A permission is live everywhere within a second. */
const LIVE_MS = 1_100;

/** Gives somebody the key of the screens; the giver is an administrator. */
export async function letReport(admin: Person, person: Person): Promise<void> {
  succeeded(await admin.call(updatePermissions, { user_id: person.id, name: 'fiu_reporting', effect: 'allow' }));
  await new Promise((resolve) => setTimeout(resolve, LIVE_MS));
}

/** A reporting entity whose administrator may report, with the settings that reports need. */
export async function reportingTenant(more: Record<string, string> = { rentity_id: '4711' }): Promise<Tenant> {
  const tenant = await newTenant();
  succeeded(await saveProfile(tenant.admin, more));
  await letReport(tenant.admin, tenant.admin);
  return tenant;
}

export type Got = { status: number; type: string | null; name: string | null; bytes: Buffer; body: Failed };

export async function download(by: Person, path: string): Promise<Got> {
  const response = await fetch(`${baseUrl()}/api/v1/${path}`, { headers: { authorization: `Bearer ${by.token}` } });
  const bytes = Buffer.from(await response.arrayBuffer());
  const type = response.headers.get('content-type');
  return {
    status: response.status,
    type,
    name: response.headers.get('content-disposition'),
    bytes,
    body: type?.includes('json') ? JSON.parse(bytes.toString()) : {},
  };
}

type Cells = Record<string, Record<string, string | number | undefined>>;

/** The sample as somebody fills it in: `{ Transactions: { amount_local: -1 } }` changes the first row of a sheet. */
export async function filledSample(
  by: Person,
  change: Cells = {},
  more: (book: Workbook) => void = () => undefined,
): Promise<Buffer> {
  const { bytes } = await download(by, 'get-file?id=sample');
  return changed(bytes, (book) => {
    for (const [name, cells] of Object.entries(change)) {
      const sheet = book.getWorksheet(name);
      const names = sheet?.getRow(1).values as (string | undefined)[];
      for (const [column, value] of Object.entries(cells))
        sheet!.getRow(3).getCell(names.indexOf(column)).value = value ?? null;
    }
    more(book);
  });
}

export async function uploadWorkbook(
  by: Person,
  bytes: Buffer,
  filename = 'january.xlsx',
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<Answer<FileUploaded>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(bytes)]), filename);
  const response = await fetch(`${baseUrl()}/api/v1/upload-file`, {
    method: 'POST',
    headers: { authorization: `Bearer ${by.token}`, ...headers },
    body: form,
  });
  return answerOf(response);
}

const OVER: readonly string[] = ['done', 'done_with_errors', 'refused', 'failed', 'cancelled'];

/** What came of a conversion. */
export const ended = (by: Person, id: string): Promise<Conversion> =>
  eventually(async () => {
    const conversion = succeeded(await by.call(getConversion, { id }));
    if (!OVER.includes(conversion.file.status)) throw new Error(`It is ${conversion.file.status}`);
    return conversion;
  }, 30_000);

export async function converted(by: Person, bytes: Buffer): Promise<Conversion> {
  const { file_id } = succeeded(await uploadWorkbook(by, bytes));
  return ended(by, file_id);
}
