import { useMantineColorScheme } from '@mantine/core';
import {
  IconDeviceDesktop,
  IconLayoutSidebar,
  IconListSearch,
  IconLogout,
  IconMoon,
  IconPlus,
  IconSun,
  type TablerIcon,
} from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { useCurrentClient } from '@/lib/client';
import { useLayout } from '@/lib/layout-store';
import { logOut } from '@/lib/log-out';
import { paths } from '@/lib/paths';
import { layout } from '@/lib/texts/layout';
import { BEGIN } from '@/lib/use-beginning';
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

/** What can be begun from anywhere: a new client, and a screening in the client that is open. */
function useBeginnings(): Command[] {
  const navigate = useNavigate();
  const client = useCurrentClient();
  const { can, isSuperUser } = useViewer();
  const mayAdd = can('update_dashboard') && !isSuperUser;
  const mayScreen = client?.hasScreening === true && can('world_search');
  const begin = (path: string) => void navigate(`${path}?${BEGIN}`);
  return [
    ...(mayAdd
      ? [{ key: 'add', label: layout.palette.addClient, icon: IconPlus, run: () => begin(paths.clients.href()) }]
      : []),
    ...(mayScreen
      ? [
          {
            key: 'screen',
            label: layout.palette.screen,
            hint: client.name,
            icon: IconListSearch,
            run: () => begin(paths.client.screening.href(client.id)),
          },
        ]
      : []),
  ];
}

/** What the palette offers beside clients. */
export function useCommands(): { screens: Command[]; actions: Command[] } {
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const toggleCollapsed = useLayout((state) => state.toggleCollapsed);
  const actions: Command[] = [
    ...useBeginnings(),
    { key: 'light', label: layout.palette.themeLight, icon: IconSun, run: () => setColorScheme('light') },
    { key: 'dark', label: layout.palette.themeDark, icon: IconMoon, run: () => setColorScheme('dark') },
    { key: 'auto', label: layout.palette.themeAuto, icon: IconDeviceDesktop, run: () => setColorScheme('auto') },
    { key: 'sidebar', label: layout.palette.toggleSidebar, icon: IconLayoutSidebar, run: toggleCollapsed },
    { key: 'logout', label: layout.user.logout, icon: IconLogout, run: () => void logOut() },
  ];
  return { screens: useScreens(), actions };
}
