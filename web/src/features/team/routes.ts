import type { RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths';

export const teamRoutes: RouteObject[] = [
  { path: paths.team.pattern, lazy: async () => ({ Component: (await import('./team-screen')).TeamScreen }) },
];
