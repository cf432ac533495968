import type { RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths';

export const supportRoutes: RouteObject[] = [
  {
    path: paths.helpCenter.pattern,
    lazy: async () => ({ Component: (await import('./tickets-screen')).TicketsScreen }),
  },
  {
    path: paths.helpCenter.ticket.pattern,
    lazy: async () => ({ Component: (await import('./ticket-screen')).TicketScreen }),
  },
];
