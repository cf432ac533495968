import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fiu from '@dossier/proto/calls/fiu-files';
import { chooseProfile, loadProfile } from '@dossier/proto/calls/fiu-profiles';
import { answerReport, approveReports } from '@dossier/proto/calls/fiu-reports';
import { convertWaiting, getSavedInfo, updateSavedInfo } from '@dossier/proto/calls/fiu-saved-info';
import { converted, download, ended, filledSample, letReport, uploadWorkbook } from '../fiu/arranged.js';
import { saveProfile } from '../identity/filled-profile.js';
import { addUser, type Person, succeeded, type Tenant } from '../support/people.js';
import { type Recorded, recording, recordSent } from './recording.js';

/** Uploads and what came of them; a file is no JSON. */
export async function reporting(admin: Person, tenant: Tenant, recorded: Recorded[]): Promise<void> {
  succeeded(await saveProfile(admin, { rentity_id: '4711' }));
  await letReport(admin, admin);
  const officer = await addUser(tenant, 'COMPLIANCE_OFFICER');
  await letReport(admin, officer);
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
  succeeded(await recording(officer, recorded).call(approveReports, { id: file.id }));
  await recordSent(recorded, fiu.getFile, admin, { id: file.id }, fetched('get-file'));
  await recordSent(recorded, fiu.getErrorSheet, admin, { id: file.id }, fetched('get-error-sheet'));
  const [report] = (await ended(admin, file.id)).reports;
  const said = { outcome: 'rejected', reference: 'FIU-1', date: '2026-03-01', reason: 'Wrong code' } as const;
  succeeded(await admin.call(answerReport, { id: file.id, report: report?.name, ...said }));
  await recordSent(recorded, fiu.uploadFile, admin, { corrects: file.id }, async (by, { corrects }) =>
    uploadWorkbook(by, bytes, 'corrected.xlsx', { corrects: String(corrects) }),
  );
  const schema = readFileSync(join(import.meta.dirname, '../../services/fiu/profiles/goaml-4.0.2.xsd'), 'utf8');
  const given = { name: 'Example FIU', version: '1', schema, currency: 'XCG' };
  const { profile } = succeeded(await admin.call(loadProfile, given));
  succeeded(await admin.call(chooseProfile, { id: profile.id }));
  const other = await converted(admin, await filledSample(admin));
  succeeded(await admin.call(fiu.cancelConversion, { id: other.file.id }));
  succeeded(await admin.call(fiu.discardFile, { id: other.file.id }));
}
