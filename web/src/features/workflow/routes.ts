import type { RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths';

const clientsWith = (view: 'forConfirmation' | 'history') => async () => {
  const { ChangedClientsScreen } = await import('./clients/changed-clients-screen');
  return { Component: () => ChangedClientsScreen({ view }) };
};

const listOf = (view: 'forConfirmation' | 'history') => async () => {
  const { NotificationsScreen } = await import('./list/notifications-screen');
  return { Component: () => NotificationsScreen({ view }) };
};

const itemOf = (view: 'forConfirmation' | 'history') => async () => {
  const { ChangeScreen } = await import('./item/change-screen');
  return { Component: () => ChangeScreen({ view }) };
};

/** Changes over all clients. */
export const workflowRoutes: RouteObject[] = [
  { path: paths.workflow.pattern, lazy: clientsWith('forConfirmation') },
  { path: paths.changeLog.pattern, lazy: clientsWith('history') },
  {
    path: paths.approvals.pattern,
    lazy: async () => ({ Component: (await import('./approvals/approvals-screen')).ApprovalsScreen }),
  },
  {
    path: paths.workflowItem.pattern,
    lazy: async () => ({ Component: (await import('./item/find-change')).FindChange }),
  },
];

/** Changes of one client, below `/{client id}/`. */
export const clientWorkflowRoutes: RouteObject[] = [
  { path: 'workflow', lazy: listOf('forConfirmation') },
  { path: 'workflow/:itemId', lazy: itemOf('forConfirmation') },
  { path: 'change-log', lazy: listOf('history') },
  { path: 'change-log/:itemId', lazy: itemOf('history') },
];
