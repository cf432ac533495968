import { useMantineColorScheme } from '@mantine/core';
import {
  IconDeviceDesktop,
  IconLayoutSidebar,
  IconLogout,
  IconMoon,
  IconSun,
  type TablerIcon,
} from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { useCurrentClient } from '@/lib/client';
import { useLayout } from '@/lib/layout-store';
import { logOut } from '@/lib/log-out';
import { layout } from '@/lib/texts/layout';
import { navigationFor } from '../navigation';
import { useViewer } from '../use-viewer';

export type Command = { key: string; label: string; hint?: string; icon: TablerIcon; run: () => void };

function useScreens(): Command[] {
  const navigate = useNavigate();
  const client = useCurrentClient();
  return navigationFor(useViewer(), client).flatMap(({ key: section, entries }) =>
    entries.map(({ key, icon, href }) => ({
      key: `${section} ${key}`,
      label: layout.entries[key],
      hint: section === 'client' ? client?.name : undefined,
      icon,
      run: () => void navigate(href(client?.id ?? '')),
    })),
  );
}

/** What the palette offers beside clients. */
export function useCommands(): { screens: Command[]; actions: Command[] } {
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const toggleCollapsed = useLayout((state) => state.toggleCollapsed);
  const actions: Command[] = [
    { key: 'light', label: layout.palette.themeLight, icon: IconSun, run: () => setColorScheme('light') },
    { key: 'dark', label: layout.palette.themeDark, icon: IconMoon, run: () => setColorScheme('dark') },
    { key: 'auto', label: layout.palette.themeAuto, icon: IconDeviceDesktop, run: () => setColorScheme('auto') },
    { key: 'sidebar', label: layout.palette.toggleSidebar, icon: IconLayoutSidebar, run: toggleCollapsed },
    { key: 'logout', label: layout.user.logout, icon: IconLogout, run: () => void logOut() },
  ];
  return { screens: useScreens(), actions };
}
