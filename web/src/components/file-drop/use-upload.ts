import { useCallback, useRef, useState } from 'react';
import { isApiError } from '@/lib/api/api-error';
import { upload } from '@/lib/api/upload';
import { text } from '@/lib/texts/common';
import { toastError } from '@/lib/toasts';
import { uuid } from '@/lib/uuid';

type Sending = { share: number; fileName: string };

/** One upload at a time: its progress, a toast with "Try again" when it fails (same key, so never stored twice), and a way to stop it. */
export function useUpload<T>(path: string, onDone: (answer: T, file: File) => void) {
  const [sending, setSending] = useState<Sending>();
  const abort = useRef<AbortController>(undefined);
  const start = useCallback(
    async (file: File, fields: Record<string, string> = {}, key: string = uuid()): Promise<void> => {
      abort.current = new AbortController();
      const { signal } = abort.current;
      const onProgress = (share: number) => setSending({ share, fileName: file.name });
      onProgress(0);
      try {
        onDone(await upload<T>({ path, file, fields, key, signal, onProgress }), file);
      } catch (error) {
        if (signal.aborted) return;
        const message = isApiError(error) ? undefined : text.errors.uploadFailed;
        toastError(error, { message, retry: () => void start(file, fields, key) });
      } finally {
        setSending(undefined);
      }
    },
    [path, onDone],
  );
  return { sending, start, stop: () => abort.current?.abort() };
}
