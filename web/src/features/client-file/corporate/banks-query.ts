import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/lib/api/client';

/** Bank names to choose from; any other may be typed. */
export const banksQuery = queryOptions({
  queryKey: ['banks'],
  queryFn: () => answer(api.GET('/api/v1/banks/list')),
  staleTime: Number.POSITIVE_INFINITY,
});
