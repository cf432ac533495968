import { IconHistory, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { DataTable } from '@/components/data-table/data-table';
import type { Column } from '@/components/data-table/types';
import { Moment } from '@/components/moment';
import { RichTextView } from '@/components/rich-text/rich-text-view';
import { StatePill } from '@/components/state-pill';
import { TooltipIcon } from '@/components/tooltip-icon';
import { TruncatedName } from '@/components/truncated-name';
import { useFileScope } from '@/file/file-scope';
import { inSnapshot } from '@/file/snapshots/shown-snapshot';
import type { Snapshot } from '@/file/snapshots/snapshots-query';
import { useCan } from '@/lib/me';
import { paths } from '@/lib/paths';
import { history, kyc } from '../texts';
import { DeleteRevision } from './delete-revision';
import classes from './revision-list.module.css';

type RevisionListProps = { snapshots?: readonly Snapshot[]; error: unknown; retry: () => void; add: ReactNode };

const Name = ({ snapshot: { label, review, remove } }: { snapshot: Snapshot }) => (
  <span className={classes.name}>
    <TruncatedName>{label}</TruncatedName>
    {review && <StatePill state="complete" label={history.review} />}
    {remove && <StatePill state="pending" label={history.removalWaits} />}
  </span>
);

const COLUMNS: Column<Snapshot>[] = [
  { key: 'label', title: history.label, render: (snapshot) => <Name snapshot={snapshot} /> },
  { key: 'comment', title: history.comment, width: '32%', render: ({ comment }) => <RichTextView value={comment} /> },
  {
    key: 'by',
    title: history.by,
    width: '160px',
    render: ({ comment_by }) => <TruncatedName>{comment_by}</TruncatedName>,
  },
  { key: 'at', title: history.date, width: '190px', render: ({ snapshotDate }) => <Moment at={snapshotDate} /> },
];

/** The revisions, the newest first; a row opens the file as it was. */
export function RevisionList({ snapshots, error, retry, add }: RevisionListProps) {
  const { clientId, mode } = useFileScope();
  const mayDelete = useCan()('update_dashboard') && mode === 'live';
  const [deleting, setDeleting] = useState<Snapshot>();
  const actions: Column<Snapshot> = {
    key: 'actions',
    title: '',
    width: '64px',
    render: (snapshot) =>
      mayDelete && !snapshot.remove ? (
        <span className={classes.above}>
          <TooltipIcon icon={IconTrash} label={history.delete(snapshot.label)} onClick={() => setDeleting(snapshot)} />
        </span>
      ) : null,
  };
  return (
    <>
      <DataTable
        label={kyc.sections.reviewHistory}
        columns={[...COLUMNS, actions]}
        rows={snapshots}
        rowKey={({ _id }) => _id}
        href={({ _id }) => inSnapshot(paths.client.dashboard.href(clientId), _id)}
        error={error}
        errorTitle={kyc.errors.loading.revision}
        onRetry={retry}
        empty={{
          title: history.empty,
          hint: history.emptyHint,
          action: add,
          icon: <IconHistory size={24} stroke={1.5} />,
        }}
      />
      {deleting && <DeleteRevision snapshot={deleting} onClose={() => setDeleting(undefined)} />}
    </>
  );
}
