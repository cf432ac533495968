import type { DocumentType } from '@dossier/proto/documents/catalogue';
import { sectionOf } from '@dossier/proto/records/section';
import type { FileRecord } from '@/file/record';
import { titleOf } from '@/file/record';
import { RecordForm } from '@/record/form/record-form';
import { useRecordForm } from '@/record/form/use-record-form';
import { DocumentComments } from './document-comments';
import classes from './document-details.module.css';
import { DocumentFiles } from './document-files';
import { DocumentState } from './document-state';
import { extrasOf } from './extras';
import { Findings } from './findings';

const nothing = () => undefined;

/** A document as it stands: its file, its fields, findings and comments. */
export function DocumentReview({ document }: { document: FileRecord }) {
  const form = useRecordForm(document, sectionOf('kyc_file', { links: document.links }));
  const type = document.documentType as DocumentType;
  return (
    <div className={classes.content}>
      <div className={classes.file}>
        <div className={classes.files}>
          <DocumentFiles document={document} title={titleOf(document)} onStop={nothing} />
        </div>
        <DocumentState document={document} needed={false} />
      </div>
      <RecordForm record={document} groups={[{ key: 'extras', fields: ['bank_name', ...extrasOf(type)] }]} />
      {type === 'world_check' && <Findings form={form} />}
      <DocumentComments document={document} form={form} />
    </div>
  );
}
