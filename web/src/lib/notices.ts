import { queryOptions } from '@tanstack/react-query';
import { answer, api } from './api/client';
import { whileNotTold } from './live/state';
import { keys } from './query-keys';

/** How many notices the person has not read. */
export const noticeCountQuery = queryOptions({
  queryKey: [...keys.notices, 'count'],
  queryFn: () => answer(api.GET('/api/v1/notices/count')),
  refetchInterval: whileNotTold,
});
