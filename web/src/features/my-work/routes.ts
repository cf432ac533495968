import type { RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths';

export const myWorkRoutes: RouteObject[] = [
  {
    path: paths.myWork.pattern,
    lazy: async () => ({ Component: (await import('./my-work-screen')).MyWorkScreen }),
  },
];
