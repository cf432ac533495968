import { queryOptions } from '@tanstack/react-query';
import { answer, api } from './api/client';
import { whileNotTold } from './live/state';

/** How many changes wait for confirmation, of one client or of all. Invalidate `['pending']` after any save or decision. */
export const pendingCountQuery = (clientId?: string) =>
  queryOptions({
    queryKey: ['pending', 'count', clientId ?? 'all'],
    queryFn: () =>
      answer(
        api.GET('/api/v1/notifications/count', {
          params: { query: { view: 'forConfirmation', company_id: clientId } },
        }),
      ),
    refetchInterval: whileNotTold,
  });
