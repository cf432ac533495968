import { answer, api } from '@/lib/api/client';
import { saveFile } from '@/lib/save-file';
import { useWrite } from '@/lib/use-write';
import { text } from './texts';

type Saving = { searchId: string; index?: number; personId?: string };

/** Makes the PDF, proposes it as the person's world-check document where there is a person, and downloads it. */
export function useSavePdf() {
  return useWrite(save, {
    success: (_, { kyc_file_id }) => (kyc_file_id ? text.savedAndProposed : text.saved),
    failure: text.errors.savingPdf,
    invalidates: ({ personId }) => (personId ? [['client']] : []),
  });
}

async function save({ searchId: search_id, index: sanctionIndex, personId: person_id }: Saving) {
  const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const body = { search_id, sanctionIndex, person_id, time_zone };
  const saved = await answer(api.POST('/api/v1/save-sanction-as-pdf', { body }));
  const params = { path: { id: search_id }, query: { sanctionIndex, time_zone } };
  const pdf = await answer(api.GET('/api/v1/sanction-screening/{id}/pdf', { params, parseAs: 'blob' }));
  saveFile(pdf as unknown as Blob, saved.filename);
  return saved;
}
