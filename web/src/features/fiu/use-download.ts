import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '@/lib/api/api-error';
import { answer, api } from '@/lib/api/client';
import { meQuery } from '@/lib/me';
import { saveFile } from '@/lib/save-file';
import { text as common } from '@/lib/texts/common';
import { toastError } from '@/lib/toasts';

type Wanted = { path: '/api/v1/get-file' | '/api/v1/get-error-sheet'; id: string; name: string };

/** Fetches a file and hands it over. A refusal says its reason, such as too few credits; the balance is read again. */
export function useDownload() {
  const client = useQueryClient();
  const download = useMutation({
    mutationFn: ({ path, id }: Wanted) => answer(api.GET(path, { params: { query: { id } }, parseAs: 'blob' })),
    onSuccess: async (file, { name }) => {
      saveFile(file as unknown as Blob, name);
      await Promise.all(
        [['fiu'], ['credits'], meQuery.queryKey].map((queryKey) => client.invalidateQueries({ queryKey })),
      );
    },
    onError: (error, wanted) => {
      const isRefused = isApiError(error) && error.status < 500;
      const message = isRefused ? undefined : common.errors.downloadFailed;
      toastError(error, { message, retry: () => download.mutate(wanted) });
    },
  });
  return download;
}
