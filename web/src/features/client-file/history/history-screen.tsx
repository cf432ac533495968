import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconArrowsDiff, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { PageBody } from '@/components/page-body';
import { PageHeader } from '@/components/page-header';
import { RequirePermission } from '@/components/require-permission';
import { useFileScope } from '@/file/file-scope';
import { snapshotsQuery } from '@/file/snapshots/snapshots-query';
import { useCan } from '@/lib/me';
import { paths } from '@/lib/paths';
import { useFilePage } from '../frame/use-file-page';
import { history, kyc } from '../texts';
import { AddRevision } from './add-revision';
import { RevisionList } from './revision-list';

export const HistoryScreen = () => (
  <RequirePermission any={['view_document_history']}>
    <History />
  </RequirePermission>
);

const Compare = ({ to }: { to: string }) => (
  <Button component={Link} to={to} variant="default" leftSection={<IconArrowsDiff size={16} stroke={1.75} />}>
    {history.compare}
  </Button>
);

/** The stored states of the file: look at one, or store the current one. */
function History() {
  useFilePage(kyc.sections.reviewHistory);
  const { clientId, mode } = useFileScope();
  const [adding, { open, close }] = useDisclosure();
  const mayAdd = useCan()('update_dashboard') && mode === 'live';
  const { data, error, refetch } = useQuery(snapshotsQuery(clientId));
  const newest = data?.snapshots[0];
  const add = mayAdd && (
    <Button leftSection={<IconPlus size={16} stroke={1.75} />} onClick={open}>
      {kyc.actions.addRevision}
    </Button>
  );
  return (
    <PageBody>
      <PageHeader
        title={kyc.sections.reviewHistory}
        hint={history.hint}
        actions={
          <>
            {newest && <Compare to={`${paths.client.difference.href(clientId)}?from=${newest._id}`} />}
            {add}
          </>
        }
      />
      <RevisionList snapshots={data?.snapshots} error={error} retry={() => void refetch()} add={add} />
      {adding && <AddRevision onClose={close} />}
    </PageBody>
  );
}
