import { documentEntry } from '@dossier/proto/documents/catalogue';
import type { StoredFile } from '@dossier/proto/records/model/field';
import { ActionIcon, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDots, IconDownload, IconHistory, IconTrash, IconUpload } from '@tabler/icons-react';
import { kyc, text } from '@/record/texts';
import type { DocumentActionsProps } from './document-actions';
import { downloadFile } from './file-access';
import { FileHistory } from './file-history';
import { useDocumentRights } from './use-document-rights';

type DocumentMenuProps = Omit<DocumentActionsProps, 'onOpen'> & { file: StoredFile | undefined };

/** Download, replace, history and delete, as the person may; nothing where there is nothing to choose. */
export function DocumentMenu({ place, document, file, onChoose, onDelete }: DocumentMenuProps) {
  const may = useDocumentRights(place.section);
  const [history, { open: openHistory, close: closeHistory }] = useDisclosure();
  const open = !document?.remove;
  const section = documentEntry(place.documentType)?.multiple === true;
  const mayDownload = file && may.download;
  const mayReplace = file && may.upload && open;
  const mayDelete = (file || section) && document && may.remove && open;
  if (!mayDownload && !mayReplace && !mayDelete) return null;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon aria-label={text.documents.actions(place.title)}>
            <IconDots size={16} stroke={1.75} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {mayDownload && (
            <Menu.Item leftSection={<IconDownload size={16} stroke={1.75} />} onClick={() => void downloadFile(file)}>
              {text.documents.download}
            </Menu.Item>
          )}
          {mayReplace && (
            <Menu.Item leftSection={<IconUpload size={16} stroke={1.75} />} onClick={onChoose}>
              {text.documents.replace}
            </Menu.Item>
          )}
          {file && document && (
            <Menu.Item leftSection={<IconHistory size={16} stroke={1.75} />} onClick={openHistory}>
              {text.history.open}
            </Menu.Item>
          )}
          {mayDelete && (
            <Menu.Item leftSection={<IconTrash size={16} stroke={1.75} />} color="red" onClick={onDelete}>
              {section ? kyc.actions.deleteSection : text.documents.delete}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {document && history && <FileHistory document={document} title={place.title} onClose={closeHistory} />}
    </>
  );
}
