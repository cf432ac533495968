import { Drawer, type DrawerProps } from '@mantine/core';
import { FocusStart } from './focus-start';
import { contentOf, type DialogProps, type Ruled } from './own-props';
import { useOpener } from './use-opener';

/** A dialog at the side of the window. */
export function SideDialog({
  name,
  opened = true,
  label,
  children,
  ...drawer
}: DialogProps & Omit<DrawerProps, Ruled>) {
  useOpener(opened, name);
  return (
    <Drawer {...drawer} opened={opened} returnFocus={false} attributes={contentOf({ name, label })}>
      <FocusStart />
      {children}
    </Drawer>
  );
}
