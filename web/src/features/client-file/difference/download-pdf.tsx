import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useFileScope } from '@/file/file-scope';
import { answer, api } from '@/lib/api/client';
import { saveFile } from '@/lib/save-file';
import { text as common } from '@/lib/texts/common';
import { toastError } from '@/lib/toasts';
import { history } from '../texts';
import type { Ends } from './difference-query';

/** Saves the difference as a PDF that an auditor can file. */
export function DownloadPdf({ ends }: { ends: Ends }) {
  const { clientId } = useFileScope();
  const print = useMutation({
    mutationFn: () => {
      const { timeZone: time_zone } = Intl.DateTimeFormat().resolvedOptions();
      const query = { company_id: clientId, ...ends, time_zone };
      return answer(api.GET('/api/v1/snapshots/difference/pdf', { params: { query }, parseAs: 'blob' }));
    },
    onSuccess: (file) => saveFile(file as unknown as Blob, history.difference.pdfName),
    onError: (error) => toastError(error, { message: common.errors.downloadFailed, retry: () => print.mutate() }),
  });
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} stroke={1.75} />}
      loading={print.isPending}
      onClick={() => print.mutate()}
    >
      {history.difference.pdf}
    </Button>
  );
}
