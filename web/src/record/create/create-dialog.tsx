import type { Kind } from '@dossier/proto/records/definitions';
import type { Plain } from '@dossier/proto/records/model/json';
import { Button, Group, Text } from '@mantine/core';
import { Dialog } from '@/components/dialog/dialog';
import type { DialogName } from '@/components/dialog/dialogs';
import { text as common } from '@/lib/texts/common';
import { CreateFields } from './create-fields';
import type { CreateForm } from './use-create-form';

type CreateDialogProps = {
  name: DialogName;
  title: string;
  /** The verb on the button. */
  verb: string;
  hint?: string;
  kind: Kind;
  form: CreateForm;
  labels?: Record<string, string>;
  busy: boolean;
  onCreate: (wanted: Plain) => void;
  onClose: () => void;
};

/** Asks for what a new record needs. What is typed stays when saving fails and when the dialog is left; only Cancel forgets it. */
export const CreateDialog = ({
  name,
  title,
  verb,
  hint,
  kind,
  form,
  labels,
  busy,
  onCreate,
  onClose,
}: CreateDialogProps) => (
  <Dialog name={name} onClose={onClose} title={title}>
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit(onCreate);
      }}
    >
      {hint && (
        <Text c="dimmed" mb="md">
          {hint}
        </Text>
      )}
      <CreateFields kind={kind} form={form} labels={labels} />
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button
          variant="default"
          onClick={() => {
            form.forget();
            onClose();
          }}
        >
          {common.actions.cancel}
        </Button>
        <Button type="submit" disabled={busy}>
          {busy ? common.actions.saving : verb}
        </Button>
      </Group>
    </form>
  </Dialog>
);
