import { Title } from '@mantine/core';
import { DocumentReview } from '@/documents/document-review';
import { OwnerDocuments } from '@/documents/owner-documents';
import { type FileScope, FileScopeProvider } from '@/file/file-scope';
import { type FileRecord, keyOf, titleOf } from '@/file/record';
import { RecordForm } from '@/record/form/record-form';
import classes from './review.module.css';

const WITH_DOCUMENTS = new Set(['person', 'ubo', 'entity']);

const Body = ({ record }: { record: FileRecord }) =>
  record.kind === 'kyc_file' ? (
    <DocumentReview document={record} />
  ) : (
    <>
      <RecordForm record={record} columns={3} />
      {WITH_DOCUMENTS.has(record.kind) && <OwnerDocuments record={record} />}
    </>
  );

type RecordReviewProps = {
  /** The record first, then everything that hangs on it. */
  records: readonly FileRecord[];
  scope: Omit<FileScope, 'mode' | 'records'>;
};

/** A record of any kind with everything under it, as it stands now. Nothing can be edited here. */
export function RecordReview({ records, scope }: RecordReviewProps) {
  const [root, ...under] = records;
  if (!root) return null;
  const shown = under.filter(({ kind }) => kind !== 'kyc_file');
  return (
    <FileScopeProvider value={{ ...scope, mode: 'review', records }}>
      <div className={classes.records} data-review>
        <Body record={root} />
        {shown.map((record) => (
          <section key={keyOf(record)} className={classes.record} aria-label={titleOf(record)}>
            <Title order={3} size="h3" mb="sm">
              {titleOf(record)}
            </Title>
            <div className={classes.records}>
              <Body record={record} />
            </div>
          </section>
        ))}
      </div>
    </FileScopeProvider>
  );
}
