import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconClipboardCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Notice } from '@/components/notice';
import { useFileScope } from '@/file/file-scope';
import type { ApiError } from '@/lib/api/api-error';
import { answer, api } from '@/lib/api/client';
import { date } from '@/lib/format';
import { useCan } from '@/lib/me';
import { keys } from '@/lib/query-keys';
import { unlessExplained, useWrite } from '@/lib/use-write';
import { type Labelled, LabelledDialog } from '../history/labelled-dialog';
import { history, kyc } from '../texts';

/** Approves the review of the open file; for those who may. */
export function ApproveReview() {
  const { mode } = useFileScope();
  const [opened, { open, close }] = useDisclosure();
  if (!useCan()('verify_report') || mode !== 'live') return null;
  return (
    <>
      <Button leftSection={<IconClipboardCheck size={16} stroke={1.75} />} onClick={open}>
        {history.approveReview}
      </Button>
      {opened && <ReviewDialog onClose={close} />}
    </>
  );
}

type Details = { missing?: { label: string }[]; records?: string[] };

/** What stands against the approval, by name. */
const obstaclesIn = ({ details }: ApiError): string[] => {
  const { missing = [], records = [] } = (details ?? {}) as Details;
  return [...missing.map(({ label }) => label), ...records];
};

function ReviewDialog({ onClose }: { onClose: () => void }) {
  const { clientId } = useFileScope();
  const [refused, setRefused] = useState<ApiError>();
  const approve = useWrite(
    ({ label, comment }: Labelled) =>
      answer(api.POST('/api/v1/complete-report', { body: { company_id: clientId, label, comment: comment } })),
    {
      success: (_, { next_review_date }) => history.reviewed(date(next_review_date)),
      failure: unlessExplained(kyc.errors.completingReport),
      invalidates: () => [keys.client(clientId), keys.snapshots(clientId), keys.clients],
      onError: (error) => {
        const isExplained = obstaclesIn(error).length > 0;
        if (isExplained) setRefused(error);
        return isExplained;
      },
    },
  );
  return (
    <LabelledDialog
      name="approve-review"
      draft={`approve-review.${clientId}`}
      title={history.approveReview}
      hint={history.approveHint}
      verb={history.approveReview}
      busy={approve.isPending}
      notice={refused && <Refused error={refused} />}
      onConfirm={(labelled, forget) => approve.mutate(labelled, { onSuccess: forget })}
      onClose={onClose}
    />
  );
}

const Refused = ({ error }: { error: ApiError }) => (
  <Notice tone="rejected" title={error.message}>
    <ul>
      {obstaclesIn(error).map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  </Notice>
);
