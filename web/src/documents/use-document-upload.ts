import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useUpload } from '@/components/file-drop/use-upload';
import { useFileScope } from '@/file/file-scope';
import type { FileRecord } from '@/file/record';
import { afterSave } from '@/lib/query-keys';
import { toastSuccess } from '@/lib/toasts';
import { invalidate } from '@/lib/use-write';
import { text } from '@/record/texts';
import type { DocumentPlace } from './document-place';
import { uploadFields, uploadPath } from './upload-call';

/** Sends a file to a document and loads the client file again. */
export function useDocumentUpload(place: DocumentPlace, document: FileRecord | undefined) {
  const { clientId } = useFileScope();
  const client = useQueryClient();
  const done = useCallback(() => {
    toastSuccess(text.documents.uploaded);
    void invalidate(client, afterSave(clientId));
  }, [client, clientId]);
  const { sending, start, stop } = useUpload(uploadPath(document), done);
  return { sending, stop, send: (file: File) => void start(file, uploadFields(clientId, place, document)) };
}
