import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/lib/api/client';
import type { components } from '@/lib/api/schema';

export type OwnList = components['schemas']['Success'] & components['schemas']['OwnListAnswer'];

export const ownListQuery = queryOptions({
  queryKey: ['own-sanction-list'],
  queryFn: () => answer(api.GET('/api/v1/sanction-lists/own')),
});
