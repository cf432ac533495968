import * as fiu from '@dossier/proto/calls/fiu-files';
import { convertWaiting, getSavedInfo, updateSavedInfo } from '@dossier/proto/calls/fiu-saved-info';
import { converted, download, filledSample, letReport } from '../fiu/arranged.js';
import { saveProfile } from '../identity/filled-profile.js';
import { type Person, succeeded } from '../support/people.js';
import { type Recorded, recordSent } from './recording.js';

/** Uploads and what came of them; a file is no JSON. */
export async function reporting(admin: Person, recorded: Recorded[]): Promise<void> {
  succeeded(await saveProfile(admin, { rentity_id: '4711' }));
  await letReport(admin, admin);
  const bytes = await filledSample(admin, { Persons: { occupation: undefined }, Accounts: { account: undefined } });
  const { file } = await converted(admin, bytes);
  const [saved] = succeeded(await admin.call(getSavedInfo)).records;
  succeeded(await admin.call(fiu.getConversion, { id: file.id }));
  succeeded(await admin.call(updateSavedInfo, { records: { [saved?.id ?? '']: { occupation: 'Baker' } } }));
  succeeded(await admin.call(convertWaiting, { id: file.id }));
  const fetched =
    (path: string) =>
    async (by: Person, { id }: Record<string, unknown>) =>
      download(by, `${path}?id=${id}`);
  await recordSent(recorded, fiu.getFile, admin, { id: file.id }, fetched('get-file'));
  await recordSent(recorded, fiu.getErrorSheet, admin, { id: file.id }, fetched('get-error-sheet'));
  const other = await converted(admin, await filledSample(admin));
  succeeded(await admin.call(fiu.cancelConversion, { id: other.file.id }));
  succeeded(await admin.call(fiu.discardFile, { id: other.file.id }));
}
