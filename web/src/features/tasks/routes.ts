import type { RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths';

const list = async () => ({ Component: (await import('./list/tasks-screen')).TasksScreen });

/** Tasks of all clients. */
export const taskRoutes: RouteObject[] = [{ path: paths.tasks.pattern, lazy: list }];

/** Below a client. */
export const clientTaskRoutes: RouteObject[] = [
  { path: paths.client.tasks.pattern, lazy: list },
  {
    path: paths.client.tasks.item.pattern,
    lazy: async () => ({ Component: (await import('./item/task-screen')).TaskScreen }),
  },
];
