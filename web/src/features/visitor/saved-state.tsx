import { Button, Text } from '@mantine/core';
import { text } from '@/due-diligence/texts';

type SavedStateProps = {
  unsaved: boolean;
  saving: boolean;
  error?: { status: number };
  save: () => Promise<boolean>;
};

/** Whether everything is kept; a button to keep it now while it is not. */
export function SavedState({ unsaved, saving, error, save }: SavedStateProps) {
  const isAway = unsaved && error?.status === 0;
  return (
    <>
      <Text size="sm" c="dimmed" aria-live="polite">
        {isAway ? text.form.keptHere : unsaved ? '' : text.form.allSaved}
      </Text>
      {unsaved && (
        <Button variant="default" disabled={saving} onClick={() => void save()}>
          {saving ? text.actions.saving : text.actions.saveProgress}
        </Button>
      )}
    </>
  );
}
