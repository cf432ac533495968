import { documentEntry } from '@dossier/proto/documents/catalogue';
import { Indicator } from '@mantine/core';
import { IconDownload, IconExternalLink, IconMessage2, IconTrash, IconUpload } from '@tabler/icons-react';
import { TooltipIcon } from '@/components/tooltip-icon';
import type { FileRecord } from '@/file/record';
import { plural } from '@/lib/texts/define';
import { kyc, text } from '@/record/texts';
import { ScreenPerson } from '@/screening/screen-person';
import { countComments } from './count-comments';
import type { DocumentPlace } from './document-place';
import classes from './documents.module.css';
import { downloadFile, openFile } from './file-access';
import { GoogleSearch } from './google-search';
import { filesOf } from './stored-file';
import { useDocumentRights } from './use-document-rights';

type DocumentActionsProps = {
  place: DocumentPlace;
  document: FileRecord | undefined;
  onChoose: () => void;
  onDelete: () => void;
  onOpen: () => void;
};

/** View, download, replace, delete and comments of a document, as the person may. */
export function DocumentActions({ place, document, onChoose, onDelete, onOpen }: DocumentActionsProps) {
  const may = useDocumentRights(place.section);
  const { current, proposed } = filesOf(document);
  const file = proposed ?? current;
  const comments = document ? countComments(document) : 0;
  const open = !document?.remove;
  const section = documentEntry(place.documentType)?.multiple === true;
  return (
    <div className={classes.actions}>
      {place.documentType === 'world_check' && place.owner?.link === 'person' && (
        <ScreenPerson personId={place.owner.id} />
      )}
      {place.documentType === 'google_search' && place.owner && <GoogleSearch personId={place.owner.id} />}
      {file && <TooltipIcon icon={IconExternalLink} label={text.documents.view} onClick={() => void openFile(file)} />}
      {file && may.download && (
        <TooltipIcon icon={IconDownload} label={text.documents.download} onClick={() => void downloadFile(file)} />
      )}
      {file && may.upload && open && (
        <TooltipIcon icon={IconUpload} label={text.documents.replace} onClick={onChoose} />
      )}
      {(file || section) && document && may.remove && open && (
        <TooltipIcon
          icon={IconTrash}
          label={section ? kyc.actions.deleteSection : text.documents.delete}
          onClick={onDelete}
        />
      )}
      {document && (
        <Indicator label={comments} size={16} disabled={comments === 0} offset={5}>
          <TooltipIcon
            icon={IconMessage2}
            label={comments > 0 ? plural(comments, text.documents.commentCount) : text.comments.title}
            onClick={onOpen}
          />
        </Indicator>
      )}
    </div>
  );
}
