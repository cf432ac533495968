import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { NotFound } from '@/components/not-found';
import { backOfficeRoutes } from '@/features/back-office/routes';
import { clientFileRoutes } from '@/features/client-file/routes';
import { clientsRoutes } from '@/features/clients/routes';
import { clientDueDiligenceRoutes } from '@/features/due-diligence/routes';
import { fiuRoutes } from '@/features/fiu/routes';
import { identityPublicRoutes, identityRoutes, identityVisitorRoutes } from '@/features/identity/routes';
import { myWorkRoutes } from '@/features/my-work/routes';
import { noticeRoutes } from '@/features/notices/routes';
import { requirementPolicyRoutes } from '@/features/requirement-policy/routes';
import { sanctionListRoutes } from '@/features/sanction-lists/routes';
import { clientScreeningRoutes } from '@/features/screening/routes';
import { supportRoutes } from '@/features/support/routes';
import { clientTaskRoutes, taskRoutes } from '@/features/tasks/routes';
import { teamRoutes } from '@/features/team/routes';
import { walletRoutes } from '@/features/wallet/routes';
import { clientWorkflowRoutes, workflowRoutes } from '@/features/workflow/routes';
import { ClientFrame } from './guards/client-frame';
import { Everybody } from './guards/everybody';
import { Landing } from './guards/landing';
import { SignedIn } from './guards/signed-in';
import { Visitor } from './guards/visitor';
import { LoadingScreen } from './pages/loading-screen';
import { ScreenError } from './pages/screen-error';
import { Shell } from './shell/shell';

/** Screens of signed-in people. A feature adds its routes here; screens of one client go to `clientRoutes`. */
const signedInRoutes: RouteObject[] = [
  { element: <Landing />, children: clientsRoutes },
  ...workflowRoutes,
  ...identityRoutes,
  ...sanctionListRoutes,
  ...requirementPolicyRoutes,
  ...taskRoutes,
  ...myWorkRoutes,
  ...teamRoutes,
  ...noticeRoutes,
  ...supportRoutes,
  ...backOfficeRoutes,
  ...walletRoutes,
  ...fiuRoutes,
];

/** Below `/{client id}/`. */
const clientRoutes: RouteObject[] = [
  ...clientFileRoutes,
  ...clientWorkflowRoutes,
  ...clientScreeningRoutes,
  ...clientTaskRoutes,
  ...clientDueDiligenceRoutes,
];

/** For people without a session, and for everybody. */
const visitorRoutes: RouteObject[] = [...identityVisitorRoutes];
const publicRoutes: RouteObject[] = [...identityPublicRoutes];

const guarded = (children: RouteObject[]): RouteObject[] => [{ errorElement: <ScreenError />, children }];

const signedIn = (
  <SignedIn>
    <Shell />
  </SignedIn>
);

export const router = createBrowserRouter([
  {
    errorElement: <ScreenError />,
    hydrateFallbackElement: <LoadingScreen />,
    children: [
      { element: <Visitor />, children: guarded(visitorRoutes) },
      { element: <Everybody />, children: guarded(publicRoutes) },
      {
        element: signedIn,
        children: guarded([
          ...signedInRoutes,
          {
            path: '/:clientId',
            element: <ClientFrame />,
            // Its code comes beside the first screen's, not with the frame of every screen.
            lazy: { loader: async () => (await import('./guards/load-client')).loadClient },
            shouldRevalidate: ({ currentParams, nextParams }) => currentParams.clientId !== nextParams.clientId,
            children: guarded(clientRoutes),
          },
          { path: '*', element: <NotFound /> },
        ]),
      },
    ],
  },
]);
