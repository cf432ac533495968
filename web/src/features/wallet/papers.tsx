import { ActionIcon, Button, Group, TextInput, Tooltip } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { answer, api } from '@/lib/api/client';
import { saveFile } from '@/lib/save-file';
import { text as common } from '@/lib/texts/common';
import { toastError } from '@/lib/toasts';
import { text } from './texts';

function usePaper(ask: () => Promise<unknown>, name: string) {
  const paper = useMutation({
    mutationFn: ask,
    onSuccess: (file) => saveFile(file as Blob, name),
    onError: (error) => toastError(error, { message: common.errors.downloadFailed, retry: () => paper.mutate() }),
  });
  return paper;
}

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The statement of a month, this one unless another is typed. */
export function StatementDownload() {
  const [month, setMonth] = useState(() => new Date().toISOString().slice(0, 7));
  const ask = () => answer(api.GET('/api/v1/get-statement', { params: { query: { month } }, parseAs: 'blob' }));
  const paper = usePaper(ask, `statement-${month}.pdf`);
  return (
    <Group gap="xs">
      <TextInput
        type="month"
        aria-label={text.papers.month}
        value={month}
        onChange={(event) => setMonth(event.currentTarget.value)}
      />
      <Button variant="default" loading={paper.isPending} disabled={!MONTH.test(month)} onClick={() => paper.mutate()}>
        {text.papers.download}
      </Button>
    </Group>
  );
}

/** The receipt of one entry. */
export function ReceiptDownload({ entry, number }: { entry: string; number: number }) {
  const ask = () => answer(api.GET('/api/v1/get-receipt', { params: { query: { entry } }, parseAs: 'blob' }));
  const paper = usePaper(ask, `receipt-${number}.pdf`);
  const label = text.papers.receipt(number);
  return (
    <Tooltip label={label}>
      <ActionIcon aria-label={label} loading={paper.isPending} onClick={() => paper.mutate()}>
        <IconDownload size={16} stroke={1.75} />
      </ActionIcon>
    </Tooltip>
  );
}
