import type { RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths';

/** Below a client. */
export const clientDueDiligenceRoutes: RouteObject[] = [
  {
    path: paths.client.dueDiligence.pattern,
    lazy: async () => ({ Component: (await import('./list/list-screen')).DueDiligenceListScreen }),
  },
  {
    path: paths.client.dueDiligence.item.pattern,
    lazy: async () => ({ Component: (await import('./item/item-screen')).DueDiligenceItemScreen }),
  },
  {
    path: paths.client.dueDiligence.intake.pattern,
    lazy: async () => ({ Component: (await import('./intake/intake-screen')).IntakeScreen }),
  },
];
