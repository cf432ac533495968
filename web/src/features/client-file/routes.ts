import type { RouteObject } from 'react-router-dom';

/** Screens of one client, below `/{client id}/`. */
export const clientFileRoutes: RouteObject[] = [
  {
    lazy: async () => ({ Component: (await import('./frame/client-file-frame')).ClientFileFrame }),
    children: [
      {
        index: true,
        lazy: async () => ({ Component: (await import('./dashboard/dashboard-screen')).DashboardScreen }),
      },
      {
        path: 'corporate',
        lazy: async () => ({ Component: (await import('./corporate/corporate-screen')).CorporateScreen }),
      },
      {
        path: 'shareholders',
        lazy: async () => ({ Component: (await import('./shareholders-screen')).ShareholdersScreen }),
      },
      {
        path: 'ownership',
        lazy: async () => ({ Component: (await import('./ownership/ownership-screen')).OwnershipScreen }),
      },
      {
        path: 'account-holder',
        lazy: async () => ({ Component: (await import('./account-holder-screen')).AccountHolderScreen }),
      },
      {
        path: 'document-history',
        lazy: async () => ({ Component: (await import('./history/history-screen')).HistoryScreen }),
      },
      {
        path: 'document-history/difference',
        lazy: async () => ({ Component: (await import('./difference/difference-screen')).DifferenceScreen }),
      },
      {
        path: 'managing-directors',
        lazy: async () => ({ Component: (await import('./managing-directors-screen')).ManagingDirectorsScreen }),
      },
      {
        path: 'subsidiary',
        lazy: async () => ({ Component: (await import('./subsidiaries/subsidiaries-screen')).SubsidiariesScreen }),
      },
      {
        path: 'transaction-profile',
        lazy: async () => ({
          Component: (await import('./transactions/transaction-profile-screen')).TransactionProfileScreen,
        }),
      },
    ],
  },
];
