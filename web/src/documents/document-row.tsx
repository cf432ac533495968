import { formatsOf } from '@dossier/proto/documents/acceptance';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { FileDrop } from '@/components/file-drop/file-drop';
import type { FileRecord } from '@/file/record';
import { toastError } from '@/lib/toasts';
import { RecordForm } from '@/record/form/record-form';
import { useHighlight } from '@/record/section/use-highlight';
import { DeleteDocument } from './delete-document';
import { DocumentActions } from './document-actions';
import { DocumentDetails } from './document-details';
import { DocumentFiles } from './document-files';
import { DocumentHint } from './document-hint';
import type { DocumentPlace } from './document-place';
import { DocumentState } from './document-state';
import classes from './documents.module.css';
import { extrasOf } from './extras';
import { ReplaceWaiting } from './replace-waiting';
import { waitsOfOthers } from './stored-file';
import { useDocumentRights } from './use-document-rights';
import { useDocumentUpload } from './use-document-upload';

/** A heading of more letters has a line of its own. */
const LONG_HEADING = 50;

type DocumentRowProps = { place: DocumentPlace; document: FileRecord | undefined };

const refuse = (message: string) => toastError(new Error(message), { message });

/** One document: the whole row takes a dropped file. */
export function DocumentRow({ place, document }: DocumentRowProps) {
  const { ref, highlighted } = useHighlight(document?.id ?? '', `${place.owner?.id ?? ''}:${place.documentType}`);
  const may = useDocumentRights(place.section);
  const upload = useDocumentUpload(place, document);
  const [details, { open, close }] = useDisclosure(false);
  const [deleting, setDeleting] = useState(false);
  const [asked, setAsked] = useState<File>();
  const takes = may.upload && !document?.remove && !upload.sending;
  const extras = extrasOf(place.documentType);
  return (
    <FileDrop
      formats={formatsOf(place.documentType)}
      label={place.title}
      disabled={!takes}
      onFile={waitsOfOthers(document) ? setAsked : upload.send}
      onRefused={refuse}
    >
      {(choose) => (
        <div
          ref={ref}
          className={classes.row}
          data-highlighted={highlighted || undefined}
          data-document={place.documentType}
          data-long={place.title.length > LONG_HEADING || undefined}
        >
          <div className={classes.title}>
            {place.title}
            <DocumentHint place={place} document={document} />
          </div>
          <div className={classes.files}>
            <DocumentFiles
              document={document}
              title={place.title}
              sending={upload.sending}
              onStop={upload.stop}
              onChoose={takes ? choose : undefined}
            />
          </div>
          <div className={classes.state}>
            <DocumentState document={document} needed={place.needed} />
          </div>
          <DocumentActions
            place={place}
            document={document}
            onChoose={choose}
            onDelete={() => setDeleting(true)}
            onOpen={open}
          />
          {document && extras.length > 0 && (
            <div className={classes.extras}>
              <RecordForm
                record={document}
                groups={[{ key: 'extras', fields: extras }]}
                owner={place.section}
                columns={3}
              />
            </div>
          )}
          {document && (
            <ReplaceWaiting
              document={document}
              file={asked}
              onReplace={upload.send}
              onClose={() => setAsked(undefined)}
            />
          )}
          {document && details && (
            <DocumentDetails
              place={place}
              document={document}
              onClose={close}
              onDelete={() => {
                close();
                setDeleting(true);
              }}
            />
          )}
          {document && <DeleteDocument document={document} opened={deleting} onClose={() => setDeleting(false)} />}
        </div>
      )}
    </FileDrop>
  );
}
