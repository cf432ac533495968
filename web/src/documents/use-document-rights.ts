import { mayDo } from '@dossier/proto/records/access';
import type { Act, Section } from '@dossier/proto/records/model/sections';
import { useFileScope } from '@/file/file-scope';

/** What the signed-in person may do with the documents of a section. */
export function useDocumentRights(section: Section) {
  const { reader, mode } = useFileScope();
  const holds = (act: Act): boolean => mayDo(reader, act, { kind: 'kyc_file', section });
  const live = mode === 'live';
  return {
    upload: live && holds('upload'),
    remove: live && holds('remove'),
    download: holds('download') && reader.permissions.has('can_download_files'),
  };
}
