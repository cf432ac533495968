import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/lib/api/client';
import type { components } from '@/lib/api/schema';
import { keys } from '@/lib/query-keys';

export type OpenSession = components['schemas']['OpenSession'];

export const securityQuery = queryOptions({
  queryKey: keys.security,
  queryFn: () => answer(api.GET('/api/v1/user/security')),
});
