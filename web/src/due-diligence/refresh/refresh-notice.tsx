import { Progress, Text } from '@mantine/core';
import { Notice } from '@/components/notice';
import { count } from '@/lib/format';
import { text } from '../texts';
import type { LoadedForm } from '../types';
import { refreshProgress } from './refresh-progress';

/** Of a refresh request how far it is; nothing of an ordinary form. */
export function RefreshNotice({ data, hint }: { data: LoadedForm; hint?: string }) {
  const { refresh } = data.dueDiligence;
  if (!refresh) return null;
  const { done, asked } = refreshProgress(refresh, data.elements, data.docs);
  return (
    <Notice title={text.refresh.label}>
      {hint && <Text size="sm">{hint}</Text>}
      <Text size="sm">{text.refresh.progress(count(done), count(asked))}</Text>
      <Progress value={asked ? (100 * done) / asked : 0} size="sm" mt={4} aria-label={text.refresh.label} />
    </Notice>
  );
}
