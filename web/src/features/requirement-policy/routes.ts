import type { RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths';

export const requirementPolicyRoutes: RouteObject[] = [
  {
    path: paths.requirementPolicy.pattern,
    lazy: async () => ({ Component: (await import('./policy-screen')).PolicyScreen }),
  },
  {
    path: paths.requirementPolicy.draft.pattern,
    lazy: async () => ({ Component: (await import('./draft-screen')).DraftScreen }),
  },
];
