import type { RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths';

/** Pages of people who come by a link: no frame of the application around them. */
export const linkRoutes: RouteObject[] = [
  {
    path: paths.fillDueDiligence.pattern,
    lazy: async () => ({ Component: (await import('./form-screen')).VisitorFormScreen }),
  },
  {
    path: paths.fillDueDiligenceDocs.pattern,
    lazy: async () => ({ Component: (await import('./documents-screen')).VisitorDocumentsScreen }),
  },
];
