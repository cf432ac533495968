import type { RouteObject } from 'react-router-dom';
import type { View } from '@/file/notification-view';
import { paths } from '@/lib/paths';
import { loadChange } from './item/load-change';

const clientsWith = (view: View) => async () => {
  const { ChangedClientsScreen } = await import('./clients/changed-clients-screen');
  return { element: <ChangedClientsScreen view={view} /> };
};

const listOf = (view: View) => async () => {
  const { NotificationsScreen } = await import('./list/notifications-screen');
  return { element: <NotificationsScreen view={view} /> };
};

const itemOf = (view: View) => async () => {
  const { ChangeScreen } = await import('./item/change-screen');
  return { element: <ChangeScreen view={view} /> };
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
    path: paths.team.changes.pattern,
    lazy: async () => ({ Component: (await import('./counted/team-changes-screen')).TeamChangesScreen }),
  },
  {
    path: paths.workflowItem.pattern,
    lazy: async () => ({ Component: (await import('./item/find-change')).FindChange }),
  },
];

/** Changes of one client, below `/{client id}/`. */
export const clientWorkflowRoutes: RouteObject[] = [
  { path: 'workflow', lazy: listOf('forConfirmation') },
  { path: 'workflow/:itemId', loader: loadChange, lazy: itemOf('forConfirmation') },
  { path: 'change-log', lazy: listOf('history') },
  { path: 'change-log/:itemId', loader: loadChange, lazy: itemOf('history') },
];
