import { useEffect, useState } from 'react';
import { isApiError } from '@/lib/api/api-error';
import { answer, api } from '@/lib/api/client';
import type { components } from '@/lib/api/schema';
import { bodyOf, type Draft } from './use-draft';

type Seen = Pick<components['schemas']['PolicyPreview'], 'total' | 'looked' | 'incomplete' | 'files'>;
export type Preview = Seen & { isDone: boolean; error?: unknown };

const NOTHING: Preview = { total: 0, looked: 0, incomplete: 0, files: [], isDone: false };

/** Asks page by page what a draft would do, until all files were looked at or its dialog is closed. */
export function usePreview(draft: Draft, onRefused: (errors: Record<string, string>) => void): Preview {
  const [preview, setPreview] = useState(NOTHING);
  useEffect(() => {
    const closed = new AbortController();
    const ask = (page: number) =>
      answer(
        api.POST('/api/v1/requirements/policy/preview', { body: { ...bodyOf(draft), page }, signal: closed.signal }),
      );
    const look = async () => {
      let seen: Preview = NOTHING;
      for (let page: number | undefined = 1; page && !closed.signal.aborted; ) {
        const found: components['schemas']['PolicyPreview'] = await ask(page);
        seen = added(seen, found);
        page = found.next;
        setPreview({ ...seen, isDone: !page });
      }
    };
    look().catch((error: unknown) => {
      if (closed.signal.aborted) return;
      if (isApiError(error) && Object.keys(error.errors).length > 0) onRefused(error.errors);
      else setPreview((before) => ({ ...before, error }));
    });
    return () => closed.abort();
  }, []);
  return preview;
}

const added = (seen: Preview, found: Seen): Preview => ({
  ...seen,
  total: found.total,
  looked: seen.looked + found.looked,
  incomplete: seen.incomplete + found.incomplete,
  files: [...seen.files, ...found.files],
});
