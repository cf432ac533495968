import { Button, Group } from '@mantine/core';
import { Dialog } from '@/components/dialog/dialog';
import { text as common } from '@/lib/texts/common';
import { TermsText } from '../terms/terms-text';
import { text } from '../texts';
import classes from './terms-dialog.module.css';

type TermsDialogProps = { opened: boolean; busy: boolean; onAccept: () => void; onClose: () => void };

export const TermsDialog = ({ opened, busy, onAccept, onClose }: TermsDialogProps) => (
  // The terms begin with their own heading.
  <Dialog
    name="terms"
    opened={opened}
    onClose={onClose}
    withCloseButton={false}
    size={640}
    label={text.register.termsTitle}
  >
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long terms are scrolled with the keyboard too */}
    <div className={classes.text} tabIndex={0} role="document" aria-label={text.register.termsTitle}>
      <TermsText />
    </div>
    <Group justify="flex-end" gap="xs" mt="md">
      <Button variant="default" onClick={onClose}>
        {common.actions.cancel}
      </Button>
      <Button onClick={onAccept} loading={busy} classNames={{ root: classes.accept, label: classes.label }}>
        {text.register.accept}
      </Button>
    </Group>
  </Dialog>
);
