import { Button, Group, Modal } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { text as common } from '@/lib/texts/common';
import type { ScreeningAnswer } from './answer';
import { ResultView } from './result-view';
import { text } from './texts';
import { useSavePdf } from './use-save-pdf';

type ResultDialogProps = {
  /** Nothing is shown without it. */
  answer: ScreeningAnswer | undefined;
  /** The PDF is then proposed as this person's world-check document. */
  personId?: string;
  onClose: () => void;
};

/** The result of a screening that was just made, to be read and saved. */
export const ResultDialog = ({ answer, personId, onClose }: ResultDialogProps) => (
  <Modal opened={answer !== undefined} onClose={onClose} title={text.result.label} size={1040}>
    {answer && <Result answer={answer} personId={personId} onClose={onClose} />}
  </Modal>
);

function Result({ answer, personId, onClose }: ResultDialogProps & { answer: ScreeningAnswer }) {
  const matches = answer.data.result.length;
  const [index, setIndex] = useState<number | undefined>(matches === 1 ? 0 : undefined);
  const save = useSavePdf();
  const isPicked = matches === 0 || index !== undefined;
  return (
    <>
      <ResultView answer={answer} onPick={setIndex} />
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose}>
          {common.actions.close}
        </Button>
        <Button
          leftSection={<IconFileTypePdf size={16} stroke={1.75} />}
          loading={save.isPending}
          disabled={!isPicked}
          onClick={() =>
            save.mutate({ searchId: answer.search_id, index, personId }, { onSuccess: () => personId && onClose() })
          }
        >
          {text.actions.savePdf}
        </Button>
      </Group>
    </>
  );
}
