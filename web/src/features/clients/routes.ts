import type { RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths';

export const clientsRoutes: RouteObject[] = [
  { path: paths.clients.pattern, lazy: async () => ({ Component: (await import('./clients-screen')).ClientsScreen }) },
];
