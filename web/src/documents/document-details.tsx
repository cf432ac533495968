import { documentEntry, needs } from '@dossier/proto/documents/catalogue';
import { plural } from '@dossier/proto/texts/define';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { SideDialog } from '@/components/dialog/side-dialog';
import { useFileScope } from '@/file/file-scope';
import type { FileRecord } from '@/file/record';
import { useShortcuts } from '@/lib/shortcuts';
import { text as common } from '@/lib/texts/common';
import { countEdits, useDrafts } from '@/record/drafts/drafts-store';
import { useSaveDrafts } from '@/record/drafts/use-save-drafts';
import { RecordForm } from '@/record/form/record-form';
import { useRecordForm } from '@/record/form/use-record-form';
import { kyc, text } from '@/record/texts';
import { DocumentComments } from './document-comments';
import classes from './document-details.module.css';
import { DocumentFiles } from './document-files';
import type { DocumentPlace } from './document-place';
import { DocumentState } from './document-state';
import { FindingComment } from './finding-comment';
import { type Explaining, Findings, settleFindings } from './findings';
import { useDocumentRights } from './use-document-rights';

const BANK = [{ key: 'bank', fields: ['bank_name'] }];

type DocumentDetailsProps = {
  place: DocumentPlace;
  document: FileRecord;
  onClose: () => void;
  /** Asks for the section of a bank document to be deleted. */
  onDelete: () => void;
};

function SaveEdits() {
  const { clientId } = useFileScope();
  const count = countEdits(useDrafts(clientId));
  const { save, saving } = useSaveDrafts();
  useShortcuts([['mod+S', () => count > 0 && !saving && save()]], { whileTyping: true, dialog: 'document-details' });
  if (count === 0) return null;
  return (
    <div className={classes.save}>
      <Button onClick={save} disabled={saving}>
        {saving ? common.actions.saving : common.actions.save}
      </Button>
      <span>{plural(count, common.unsaved.count)}</span>
    </div>
  );
}

const Heading = ({ children }: { children: string }) => (
  <Text span fw={600} size="lg">
    {children}
  </Text>
);

/** Everything about a document: its file, the findings of a world-check, the comments of each level; a bank document's section can be deleted here. */
export function DocumentDetails({ place, document, onClose, onDelete }: DocumentDetailsProps) {
  const may = useDocumentRights(place.section);
  const isSection = documentEntry(place.documentType)?.multiple === true;
  const form = useRecordForm(document, place.section);
  const [explaining, setExplaining] = useState<Explaining>();
  const close = () => {
    settleFindings(form);
    onClose();
  };
  const endExplaining = () => {
    setExplaining(undefined);
    settleFindings(form);
  };
  return (
    <SideDialog
      name="document-details"
      onClose={close}
      closeOnEscape={!explaining}
      position="right"
      size={560}
      title={<Heading>{place.title}</Heading>}
      label={text.documents.information}
    >
      <div className={classes.page}>
        <div className={classes.content}>
          <div className={classes.file}>
            <div className={classes.files}>
              <DocumentFiles document={document} title={place.title} onStop={onClose} />
            </div>
            <DocumentState document={document} needed={place.needed} />
          </div>
          {needs(place.documentType, 'bank_name') && (
            <RecordForm record={document} groups={BANK} owner={place.section} />
          )}
          {place.documentType === 'world_check' && <Findings form={form} onExplain={setExplaining} />}
          <DocumentComments document={document} form={form} />
          {isSection && may.remove && !document.remove && (
            <Button variant="default" onClick={onDelete}>
              {kyc.actions.deleteSection}
            </Button>
          )}
        </div>
        <SaveEdits />
      </div>
      {explaining && <FindingComment {...explaining} form={form} onClose={endExplaining} />}
    </SideDialog>
  );
}
