import { QueryClient } from '@tanstack/react-query';
import { isApiError } from './api/api-error';
import { useSession } from './session';

const READ_RETRIES = 2;

const mayHelp = (error: unknown) => isApiError(error) && error.retryable;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      retry: (failures, error) => failures < READ_RETRIES && mayHelp(error),
      // A screen that cannot be loaded says so itself, offline or not.
      networkMode: 'always',
      // That mode would switch this off: what failed while offline is asked for again once the line is back.
      refetchOnReconnect: true,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

// What was loaded for one person is shown to no other, also where a session ended by itself and the page stayed.
useSession.subscribe(({ token }, before) => {
  if (token !== before.token) queryClient.clear();
});
