import type { LoaderFunctionArgs } from 'react-router-dom';
import { knownFilters, OF_CLIENTS } from '@/client-filters/filters';
import { listQueryOf, readFilters } from '@/lib/list-state';
import { queryClient } from '@/lib/query-client';
import { useSession } from '@/lib/session';
import { clientsQuery } from './clients-query';
import { listTypeOf } from './list-type';

/** Asks for the list of an address while the code of its screen is on the way. */
export function loadClients({ request }: LoaderFunctionArgs): null {
  const params = new URL(request.url).searchParams;
  const query = clientsQuery(listTypeOf(params), listQueryOf(params), knownFilters(readFilters(params), OF_CLIENTS));
  if (useSession.getState().token) void queryClient.prefetchQuery(query);
  return null;
}
