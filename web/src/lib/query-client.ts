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
      // It would be off with that mode: what failed for want of a line comes by itself once there is one.
      refetchOnReconnect: true,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

// What was loaded for one person is shown to no other, also where a session ended by itself and the page stayed.
useSession.subscribe(({ token }, before) => {
  if (token !== before.token) queryClient.clear();
});
