import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/lib/api/client';

export const visitorSettingsQuery = () =>
  queryOptions({
    queryKey: ['due-diligence', 'settings'],
    queryFn: () => answer(api.GET('/api/v1/due-diligence-settings')),
  });
