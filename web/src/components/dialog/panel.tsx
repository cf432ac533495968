import { Popover, type PopoverProps } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import type { DialogName } from './dialogs';
import { FocusStart } from './focus-start';
import { useOpener } from './use-opener';

type PanelProps = Omit<PopoverProps, 'opened' | 'onChange' | 'onClose' | 'trapFocus' | 'returnFocus' | 'children'> & {
  name: DialogName;
  opened: boolean;
  onClose: () => void;
  /** The button it hangs on. */
  target: ReactElement;
  /** Space inside its edge. */
  padding?: number;
  children: ReactNode;
};

/** A small dialog that hangs on its button. Focus as in every dialog; a click elsewhere closes it. */
export function Panel({ name, opened, onClose, target, padding, children, ...popover }: PanelProps) {
  useOpener(opened, name);
  return (
    <Popover {...popover} opened={opened} onChange={(open) => !open && onClose()} trapFocus>
      <Popover.Target>{target}</Popover.Target>
      <Popover.Dropdown p={padding} data-dialog={name}>
        <FocusStart />
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
