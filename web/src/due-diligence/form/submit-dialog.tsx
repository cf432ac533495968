import { missingAnswers } from '@dossier/proto/due-diligence/answers';
import { SIGNATURE_FIELDS } from '@dossier/proto/due-diligence/elements';
import { plural } from '@dossier/proto/texts/define';
import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '@/components/dialog/dialog';
import { answer, api } from '@/lib/api/client';
import { text as common } from '@/lib/texts/common';
import { unlessExplained, useWrite } from '@/lib/use-write';
import { stuckIn } from '../answers/edits';
import { useForm } from '../answers/form-context';
import { everyForm } from '../queries';
import { text } from '../texts';
import { answerIn } from '../types';

/** Both sentences have to be confirmed; unsaved answers are saved first. */
export function SubmitDialog({ save, onClose }: { save: () => Promise<boolean>; onClose: () => void }) {
  const { id, data, edits } = useForm();
  const [isCorrect, setCorrect] = useState(false);
  const [agreed, setAgreed] = useState(false);
  const submit = useWrite(
    async () => {
      if (!(await save())) throw new Error(text.errors.submit);
      const body = { id, is_correct: true, terms_agreed: true };
      return answer(api.POST('/api/v1/due-diligence/submit-report', { body }));
    },
    {
      success: text.notices.submitted,
      failure: unlessExplained(text.errors.submit),
      invalidates: () => [everyForm],
      onSuccess: onClose,
    },
  );
  const signature = Object.fromEntries(
    Object.keys(SIGNATURE_FIELDS).map((name) => [name, answerIn(data.dueDiligence, name)]),
  );
  const isSigned = Object.keys(missingAnswers(SIGNATURE_FIELDS, signature)).length === 0;
  const stuck = stuckIn(edits(), data);
  const empty = data.dueDiligence.progress.reduce((sum, { asked, answered }) => sum + asked - answered, 0);
  return (
    <Dialog name="submit-due-diligence" onClose={onClose} title={text.dialogs.submit}>
      <Stack gap="sm">
        {empty > 0 && <Text size="sm">{plural(empty, text.dialogs.stillEmpty)}</Text>}
        {stuck > 0 && (
          <Text size="sm" c="red" role="alert">
            {plural(stuck, text.dialogs.stuck)}
          </Text>
        )}
        {!isSigned && (
          <Text size="sm" c="red" role="alert">
            {text.dialogs.unsigned}
          </Text>
        )}
        <Checkbox
          label={text.dialogs.isCorrect}
          checked={isCorrect}
          onChange={(event) => setCorrect(event.currentTarget.checked)}
        />
        <Checkbox
          label={text.dialogs.termsAgreed}
          checked={agreed}
          onChange={(event) => setAgreed(event.currentTarget.checked)}
        />
      </Stack>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose}>
          {common.actions.cancel}
        </Button>
        <Button
          disabled={!(isCorrect && agreed && isSigned) || stuck > 0}
          loading={submit.isPending}
          onClick={() => submit.mutate(undefined)}
        >
          {text.actions.submit}
        </Button>
      </Group>
    </Dialog>
  );
}
