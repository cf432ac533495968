import { Button } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import type { ScreeningAnswer } from './answer';
import { text } from './texts';
import { useSavePdf } from './use-save-pdf';

type SavePdfProps = {
  answer: ScreeningAnswer;
  /** The match that is open. Several matches wait until one is picked. */
  index: number | undefined;
  personId?: string;
  onSaved?: () => void;
};

/** The result of a screening as a PDF, with the match that is open in full. */
export function SavePdf({ answer, index, personId, onSaved }: SavePdfProps) {
  const save = useSavePdf();
  const isPicked = answer.data.result.length === 0 || index !== undefined;
  return (
    <Button
      leftSection={<IconFileTypePdf size={16} stroke={1.75} />}
      loading={save.isPending}
      disabled={!isPicked}
      onClick={() => save.mutate({ searchId: answer.search_id, index, personId }, { onSuccess: onSaved })}
    >
      {text.actions.savePdf}
    </Button>
  );
}

/** The only match there is, which needs no picking. */
export const onlyMatch = ({ data }: ScreeningAnswer): number | undefined => (data.result.length === 1 ? 0 : undefined);
