import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '@/components/dialog/dialog';
import { text as common } from '@/lib/texts/common';
import type { ScreeningAnswer } from './answer';
import { ResultView } from './result-view';
import { onlyMatch, SavePdf } from './save-pdf';
import { text } from './texts';

type ResultDialogProps = {
  /** Nothing is shown without it. */
  answer: ScreeningAnswer | undefined;
  /** The PDF is then proposed as this person's world-check document. */
  personId?: string;
  onClose: () => void;
};

/** The result of a screening that was just made, to be read and saved. */
export const ResultDialog = ({ answer, personId, onClose }: ResultDialogProps) => (
  <Dialog name="screening-result" opened={answer !== undefined} onClose={onClose} title={text.result.label} size={1040}>
    {answer && <Result answer={answer} personId={personId} onClose={onClose} />}
  </Dialog>
);

function Result({ answer, personId, onClose }: ResultDialogProps & { answer: ScreeningAnswer }) {
  const [index, setIndex] = useState(onlyMatch(answer));
  return (
    <>
      <ResultView answer={answer} onPick={setIndex} />
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose}>
          {common.actions.close}
        </Button>
        <SavePdf answer={answer} index={index} personId={personId} onSaved={personId ? onClose : undefined} />
      </Group>
    </>
  );
}
