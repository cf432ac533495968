import type { RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths';

/** Below a client. */
export const clientScreeningRoutes: RouteObject[] = [
  {
    path: paths.client.screening.pattern,
    lazy: async () => ({ Component: (await import('./list-screen')).ScreeningListScreen }),
  },
  {
    path: paths.client.screening.item.pattern,
    lazy: async () => ({ Component: (await import('./item-screen')).ScreeningItemScreen }),
  },
];
