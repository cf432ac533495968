import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { answer, api } from '@/lib/api/client';
import { saveFile } from '@/lib/save-file';
import { text as common } from '@/lib/texts/common';
import { toastError } from '@/lib/toasts';
import { useForm } from '../answers/form-context';
import { text } from '../texts';

/** Saves the form, as it is stored, as a PDF. */
export function DownloadPdf({ save }: { save: () => Promise<boolean> }) {
  const { id } = useForm();
  const print = useMutation({
    mutationFn: async () => {
      await save();
      return answer(api.POST('/api/v1/due-diligence/pdf', { body: { id }, parseAs: 'blob' }));
    },
    onSuccess: (file) => saveFile(file as unknown as Blob, text.pdfName),
    onError: (error) => toastError(error, { message: common.errors.downloadFailed, retry: () => print.mutate() }),
  });
  return (
    <Button variant="default" loading={print.isPending} onClick={() => print.mutate()}>
      {text.actions.downloadPdf}
    </Button>
  );
}
