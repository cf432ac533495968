import type { StoredFile } from '@dossier/proto/records/model/field';
import { queryOptions } from '@tanstack/react-query';
import { apiError, unreachable } from '@/lib/api/api-error';
import { addressOf } from '../file-access';

const KEPT_MS = 60_000;

async function bytesOf(file: StoredFile): Promise<ArrayBuffer> {
  const answer = await fetch(await addressOf(file)).catch((cause: unknown) => {
    throw unreachable(cause);
  });
  if (!answer.ok) throw apiError(answer, await answer.json().catch(() => undefined));
  // A file that is not what was stored breaks off before its end.
  return answer.arrayBuffer().catch((cause: unknown) => {
    throw unreachable(cause);
  });
}

/** The bytes of a stored file. They never change, and are forgotten soon. */
export const fileBytesQuery = (file: StoredFile) =>
  queryOptions({
    queryKey: ['file-bytes', file.serverName],
    queryFn: () => bytesOf(file),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEPT_MS,
  });
