import { Modal, type ModalProps } from '@mantine/core';
import { FocusStart } from './focus-start';
import { contentOf, type DialogProps, type Ruled } from './own-props';
import { useOpener } from './use-opener';

/**
 * The one way to a dialog: its first field (or what has `data-autofocus`) gets the focus each time it opens, its opener gets
 * it back, Esc closes it.
 */
export function Dialog({ name, opened = true, label, children, ...modal }: DialogProps & Omit<ModalProps, Ruled>) {
  useOpener(opened, name);
  return (
    <Modal {...modal} opened={opened} returnFocus={false} attributes={contentOf({ name, label })}>
      <FocusStart />
      {children}
    </Modal>
  );
}
