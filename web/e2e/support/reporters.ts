import { setTimeout as wait } from 'node:timers/promises';
import { request } from '@playwright/test';
import { filledProfile } from '../../../test/identity/profile-values';
import { newAdministrator, type Person } from './people';
import { get, post, put } from './system';

type Conversion = { file: { status: string; id: string }; reports: { name: string }[] };

const baseURL = process.env.DOSSIER_URL ?? 'http://localhost:8080';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export async function mayReport(administrator: Person, user_id: string): Promise<void> {
  await post('update-permissions', { user_id, name: 'fiu_reporting', effect: 'allow' }, administrator.token);
}

/** The administrator of a company, who may report and whose profile is whole. */
export async function reporter(name: string): Promise<Person> {
  const person = await newAdministrator(name);
  await put('save-user-changes', filledProfile({ email: person.email, rentity_id: '4711' }), person.token);
  const { user } = await get('get-user', person.token);
  await mayReport(person, (user as { _id: string })._id);
  return person;
}

/** The sample, converted under this name, changed where a change is given; a permission is live within a second. */
export async function converted(
  { token }: Person,
  name: string,
  change: (sample: Buffer) => Promise<Buffer> = async (sample) => sample,
): Promise<Conversion> {
  const context = await request.newContext({ baseURL, extraHTTPHeaders: { authorization: `Bearer ${token}` } });
  try {
    const sample = () => context.get('/api/v1/get-file?id=sample');
    while (!(await sample()).ok()) await wait(200);
    const file = { name, mimeType: XLSX, buffer: await change(await (await sample()).body()) };
    const { file_id } = await (await context.post('/api/v1/upload-file', { multipart: { file } })).json();
    let now: Conversion;
    do {
      await wait(200);
      now = (await get(`conversion?id=${file_id}`, token)) as unknown as Conversion;
    } while (['queued', 'running'].includes(now.file.status));
    return now;
  } finally {
    await context.dispose();
  }
}
