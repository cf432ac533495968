import { Kbd, UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { modKey } from '@/lib/mod-key';
import { layout } from '@/lib/texts/layout';
import classes from './palette-button.module.css';
import { usePalette } from './palette-store';

export function PaletteButton() {
  const open = usePalette((state) => state.open);
  return (
    <UnstyledButton className={classes.button} onClick={open} aria-label={`${layout.header.search} ${modKey} K`}>
      <IconSearch size={16} stroke={1.5} aria-hidden />
      <span className={classes.label}>{layout.header.search}</span>{' '}
      <Kbd size="xs" className={classes.keys}>
        {modKey} K
      </Kbd>
    </UnstyledButton>
  );
}
