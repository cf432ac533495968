import { useQuery } from '@tanstack/react-query';
import { answer, api } from '@/lib/api/client';
import { visitToken } from '@/lib/visit';

/** Opens the page of the link once: whoever sent it sees that. False until it is known whether the link is good. */
export function useOpening() {
  const token = visitToken() ?? '';
  return useQuery({
    queryKey: ['visit', token],
    queryFn: () => answer(api.POST('/api/v1/check-access-token', { body: { token } })),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: (count, error) => count < 3 && !('status' in error && Number(error.status) >= 400),
  });
}
