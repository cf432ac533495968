import type { RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths';

export const sanctionListRoutes: RouteObject[] = [
  {
    path: paths.admin.lists.pattern,
    lazy: async () => ({ Component: (await import('./status/status-screen')).ListStatusScreen }),
  },
  {
    path: paths.ownList.pattern,
    lazy: async () => ({ Component: (await import('./own/own-list-screen')).OwnListScreen }),
  },
];
