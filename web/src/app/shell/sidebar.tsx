import { ActionIcon, Tooltip } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconX } from '@tabler/icons-react';
import { useCurrentClient } from '@/lib/client';
import { useLayout } from '@/lib/layout-store';
import { layout } from '@/lib/texts/layout';
import { navigationFor } from '../navigation';
import { useViewer } from '../use-viewer';
import { Brand } from './brand';
import classes from './sidebar.module.css';
import { SidebarSection } from './sidebar-section';

type SidebarProps = { narrow: boolean; inDrawer?: boolean };

export function Sidebar({ narrow, inDrawer }: SidebarProps) {
  const client = useCurrentClient();
  const sections = navigationFor(useViewer(), client);
  return (
    <div className={classes.sidebar} data-narrow={narrow || undefined}>
      <div className={classes.top}>
        <Brand nameless={narrow} />
        {inDrawer && <CloseMenu />}
      </div>
      <nav className={classes.sections} aria-label={layout.sections.main}>
        {sections.map(({ key, entries }) => (
          <SidebarSection key={key} section={key} entries={entries} client={client} narrow={narrow} />
        ))}
      </nav>
      {!inDrawer && <Collapse narrow={narrow} />}
    </div>
  );
}

function CloseMenu() {
  const setDrawer = useLayout((state) => state.setDrawer);
  return (
    <ActionIcon aria-label={layout.header.closeMenu} onClick={() => setDrawer(false)}>
      <IconX size={18} stroke={1.75} />
    </ActionIcon>
  );
}

function Collapse({ narrow }: { narrow: boolean }) {
  const toggle = useLayout((state) => state.toggleCollapsed);
  const Icon = narrow ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  const label = narrow ? layout.header.expand : layout.header.collapse;
  return (
    <div className={classes.bottom}>
      <Tooltip label={label} position="right">
        <ActionIcon aria-label={label} aria-expanded={!narrow} onClick={toggle}>
          <Icon size={18} stroke={1.5} />
        </ActionIcon>
      </Tooltip>
    </div>
  );
}
