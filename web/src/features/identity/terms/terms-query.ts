import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/lib/api/client';

export const termsQuery = queryOptions({
  queryKey: ['terms'],
  queryFn: () => answer(api.GET('/api/v1/get-terms')),
  staleTime: 300_000,
});
