import type { Kind } from '@dossier/proto/records/definitions';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { RecordReview } from '@/comparison/record-review';
import { LoadFailed } from '@/components/load-failed';
import { Section } from '@/components/section';
import { Waiting } from '@/components/waiting';
import type { Notification } from '@/file/notifications';
import { isNotFound } from '@/lib/api/api-error';
import { text as common } from '@/lib/texts/common';
import { kyc, text } from '../texts';
import { recordQuery } from './record-query';
import { useReviewScope } from './use-review-scope';

type FilePart = Exclude<Kind, 'company'>;

/** The whole record as it stands now, read-only. */
export function CurrentState({ change }: { change: Notification }) {
  const { kind, object_id, company_id } = change;
  const { data, error, refetch } = useQuery(recordQuery(company_id, kind as Kind, object_id));
  const scope = useReviewScope(company_id);
  const gone = isNotFound(error);
  return (
    <Section title={text.sectionState}>
      {data && scope && <RecordReview records={data} scope={scope} />}
      {gone && <Text c="dimmed">{text.sectionGone}</Text>}
      {error && !gone && !data && (
        <LoadFailed
          error={error}
          title={kind === 'company' ? common.errors.loadingDashboard : kyc.errors.loading[kind as FilePart]}
          retry={() => void refetch()}
        />
      )}
      {!data && !error && <Waiting />}
    </Section>
  );
}
