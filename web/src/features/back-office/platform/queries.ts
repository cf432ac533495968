import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/lib/api/client';
import type { components } from '@/lib/api/schema';

export type Platform = components['schemas']['PlatformControl'];

export const platformQuery = queryOptions({
  queryKey: ['platform'],
  queryFn: () => answer(api.GET('/bo/v1/get-platform-control')),
});
