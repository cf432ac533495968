import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/lib/api/client';
import { keys } from '@/lib/query-keys';

export const termsQuery = queryOptions({
  queryKey: keys.terms,
  queryFn: () => answer(api.GET('/api/v1/get-terms')),
  staleTime: 300_000,
});
