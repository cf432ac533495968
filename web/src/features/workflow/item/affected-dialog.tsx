import { Button, Group, Loader } from '@mantine/core';
import { Dialog } from '@/components/dialog/dialog';
import type { Notification } from '@/file/notifications';
import { text as common } from '@/lib/texts/common';
import { text } from '../texts';
import classes from './item.module.css';
import { RelatedChanges } from './related-changes';

type AffectedDialogProps = {
  /** Undefined while they are looked up. */
  changes: readonly Notification[] | undefined;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Names the changes that a removal takes with it before it is approved. */
export const AffectedDialog = ({ changes, busy, onConfirm, onClose }: AffectedDialogProps) => (
  <Dialog
    name="affected-changes"
    onClose={onClose}
    title={text.affectedDialog.title}
    size={560}
    withCloseButton={false}
  >
    {changes && !busy ? (
      <RelatedChanges changes={changes} />
    ) : (
      <p className={classes.processing} role="status">
        <Loader size={16} />
        {text.affectedDialog.processing}
      </p>
    )}
    <Group justify="flex-end" gap="xs" mt="lg">
      <Button variant="default" onClick={onClose} disabled={busy} data-autofocus>
        {common.actions.cancel}
      </Button>
      <Button color="red.8" onClick={onConfirm} disabled={!changes || busy}>
        {text.affectedDialog.confirm}
      </Button>
    </Group>
  </Dialog>
);
