import { queryOptions } from '@tanstack/react-query';
import { answer, api } from './api/client';
import { whileNotTold } from './live/state';

/** One's own changes that somebody else denied and that one has not opened yet. */
export const deniedQuery = queryOptions({
  queryKey: ['notifications', 'denied'],
  queryFn: () => answer(api.GET('/api/v1/notifications/denied')),
  refetchInterval: whileNotTold,
});
