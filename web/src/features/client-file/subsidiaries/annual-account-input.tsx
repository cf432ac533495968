import { formatsOf } from '@dossier/proto/documents/acceptance';
import { titleOfDocument } from '@dossier/proto/documents/catalogue';
import { Anchor, Input, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { FileDrop } from '@/components/file-drop/file-drop';
import { TooltipIcon } from '@/components/tooltip-icon';
import { DocumentFiles } from '@/documents/document-files';
import { useDocumentRights } from '@/documents/use-document-rights';
import type { FileRecord } from '@/file/record';
import { fileSize } from '@/lib/format';
import { toastError } from '@/lib/toasts';
import { text as records } from '@/record/texts';
import classes from './subsidiaries.module.css';

const nothing = () => undefined;
const refuse = (message: string) => toastError(new Error(message), { message });

type AnnualAccountInputProps = {
  document: FileRecord | undefined;
  chosen: File | undefined;
  onChoose: (file: File | undefined) => void;
};

/** The file of the annual account: it is sent when the form is saved. */
export function AnnualAccountInput({ document, chosen, onChoose }: AnnualAccountInputProps) {
  const may = useDocumentRights('subsidiary');
  const title = titleOfDocument('subsidiaries');
  return (
    <Input.Wrapper label={title} labelElement="div">
      <FileDrop
        formats={formatsOf('subsidiaries')}
        label={title}
        disabled={!may.upload}
        onFile={onChoose}
        onRefused={refuse}
      >
        {(choose) => (
          <div className={classes.account}>
            {chosen ? (
              <div className={classes.chosen}>
                <Text size="sm" truncate>
                  {chosen.name}
                </Text>
                <Text size="xs" c="dimmed" className="tabular">
                  {fileSize(chosen.size)}
                </Text>
                <TooltipIcon
                  icon={IconX}
                  label={records.field.clear(chosen.name)}
                  onClick={() => onChoose(undefined)}
                />
              </div>
            ) : (
              document && <DocumentFiles document={document} title={title} onStop={nothing} />
            )}
            {may.upload && !chosen && (
              <Text size="sm" c="dimmed">
                {records.documents.drop}{' '}
                <Anchor component="button" type="button" onClick={choose} aria-label={records.documents.attach(title)}>
                  {records.documents.choose}
                </Anchor>
              </Text>
            )}
          </div>
        )}
      </FileDrop>
    </Input.Wrapper>
  );
}
