import { Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { text } from '@/lib/texts/common';
import { Dialog } from './dialog/dialog';
import type { DialogName } from './dialog/dialogs';

type ConfirmDialogProps = {
  name: DialogName;
  opened: boolean;
  title: string;
  /** What will be lost or happen. */
  children: ReactNode;
  /** The verb on the button: "Delete user", never "OK". */
  verb: string;
  /** The word of the way back; "Cancel" by default. */
  back?: string;
  destructive?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before something that cannot be taken back. Esc closes it; the safe answer has the focus. */
export const ConfirmDialog = (props: ConfirmDialogProps) => (
  <Dialog
    name={props.name}
    opened={props.opened}
    onClose={props.onClose}
    title={props.title}
    size={440}
    withCloseButton={false}
  >
    <Stack gap="xs">{props.children}</Stack>
    <Group justify="flex-end" gap="xs" mt="lg">
      <Button variant="default" onClick={props.onClose} data-autofocus>
        {props.back ?? text.actions.cancel}
      </Button>
      <Button color={props.destructive === false ? undefined : 'red.8'} loading={props.busy} onClick={props.onConfirm}>
        {props.verb}
      </Button>
    </Group>
  </Dialog>
);
