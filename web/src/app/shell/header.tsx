import { ActionIcon, Group } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { useLayout } from '@/lib/layout-store';
import { layout } from '@/lib/texts/layout';
import { Breadcrumb } from './breadcrumb';
import classes from './header.module.css';
import { HelpButton } from './help-button';
import { NotificationsBell } from './notifications-bell';
import { PaletteButton } from './palette-button';
import { UserMenu } from './user-menu';

export function Header() {
  const setDrawer = useLayout((state) => state.setDrawer);
  return (
    <header className={classes.header}>
      <ActionIcon className={classes.burger} aria-label={layout.header.openMenu} onClick={() => setDrawer(true)}>
        <IconMenu2 size={20} stroke={1.5} />
      </ActionIcon>
      <Breadcrumb />
      <Group gap={4} wrap="nowrap" className={classes.tools}>
        <PaletteButton />
        <NotificationsBell />
        <HelpButton />
        <UserMenu />
      </Group>
    </header>
  );
}
