import type { RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths';

export const clientsRoutes: RouteObject[] = [
  {
    path: paths.clients.pattern,
    lazy: {
      // Its code, the filters among it, comes beside the screen's, not with the frame of every screen.
      loader: async () => (await import('./load-clients')).loadClients,
      Component: async () => (await import('./clients-screen')).ClientsScreen,
    },
  },
];
