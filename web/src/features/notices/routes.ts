import type { RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths';

export const noticeRoutes: RouteObject[] = [
  {
    path: paths.notifications.pattern,
    lazy: async () => ({ Component: (await import('./notices-screen')).NoticesScreen }),
  },
  {
    path: paths.notifications.settings.pattern,
    lazy: async () => ({ Component: (await import('./settings-screen')).NoticeSettingsScreen }),
  },
];
