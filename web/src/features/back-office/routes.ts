import type { RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths';

export const backOfficeRoutes: RouteObject[] = [
  {
    path: paths.admin.users.pattern,
    lazy: async () => ({ Component: (await import('./users/users-screen')).UsersScreen }),
  },
  {
    path: paths.admin.users.user.pattern,
    lazy: async () => ({ Component: (await import('./users/user-screen')).UserScreen }),
  },
  {
    path: paths.admin.dashboard.pattern,
    lazy: async () => ({ Component: (await import('./usage/usage-screen')).UsageScreen }),
  },
  {
    path: paths.admin.platformControl.pattern,
    lazy: async () => ({ Component: (await import('./platform/platform-screen')).PlatformScreen }),
  },
];
