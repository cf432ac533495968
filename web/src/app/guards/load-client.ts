import type { LoaderFunctionArgs } from 'react-router-dom';
import { fileQuery } from '@/file/file-query';
import { clientQuery } from '@/lib/client';
import { isId } from '@/lib/paths';
import { queryClient } from '@/lib/query-client';
import { useSession } from '@/lib/session';

/** Asks for a client's data while the code of its screens is on the way. The screens say themselves what cannot be had. */
export function loadClient({ params: { clientId } }: LoaderFunctionArgs): null {
  if (isId(clientId) && useSession.getState().token) {
    void queryClient.prefetchQuery(clientQuery(clientId));
    void queryClient.prefetchQuery(fileQuery(clientId));
  }
  return null;
}
