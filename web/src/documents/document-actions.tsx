import { plural } from '@dossier/proto/texts/define';
import { Indicator } from '@mantine/core';
import { IconExternalLink, IconMessage2 } from '@tabler/icons-react';
import { TooltipIcon } from '@/components/tooltip-icon';
import type { FileRecord } from '@/file/record';
import { text } from '@/record/texts';
import { ScreenPerson } from '@/screening/screen-person';
import { countComments } from './count-comments';
import { DocumentMenu } from './document-menu';
import type { DocumentPlace } from './document-place';
import classes from './documents.module.css';
import { openFile } from './file-access';
import { GoogleSearch } from './google-search';
import { filesOf } from './stored-file';

export type DocumentActionsProps = {
  place: DocumentPlace;
  document: FileRecord | undefined;
  onChoose: () => void;
  onDelete: () => void;
  onOpen: () => void;
};

/** What is done most with a document; the rest is in a menu, so that a row stays one at every width. */
export function DocumentActions({ place, document, onChoose, onDelete, onOpen }: DocumentActionsProps) {
  const { current, proposed } = filesOf(document);
  const file = proposed ?? current;
  const comments = document ? countComments(document) : 0;
  return (
    <div className={classes.actions}>
      {place.documentType === 'world_check' && place.owner && <ScreenPerson personId={place.owner.id} />}
      {place.documentType === 'google_search' && place.owner && <GoogleSearch personId={place.owner.id} />}
      {file && <TooltipIcon icon={IconExternalLink} label={text.documents.view} onClick={() => void openFile(file)} />}
      {document && (
        <Indicator label={comments} size={16} disabled={comments === 0} offset={5}>
          <TooltipIcon
            icon={IconMessage2}
            label={comments > 0 ? plural(comments, text.documents.commentCount) : text.comments.title}
            onClick={onOpen}
          />
        </Indicator>
      )}
      <DocumentMenu place={place} document={document} file={file} onChoose={onChoose} onDelete={onDelete} />
    </div>
  );
}
