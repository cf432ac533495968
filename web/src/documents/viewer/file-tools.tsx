import type { StoredFile } from '@dossier/proto/records/model/field';
import { IconDownload, IconExternalLink } from '@tabler/icons-react';
import { TooltipIcon } from '@/components/tooltip-icon';
import { text } from '@/record/texts';
import { downloadFile, openFile } from '../file-access';
import classes from './viewer.module.css';

export const FileTools = ({ file }: { file: StoredFile }) => (
  <div className={classes.group}>
    <TooltipIcon icon={IconDownload} label={text.documents.download} onClick={() => void downloadFile(file)} />
    <TooltipIcon icon={IconExternalLink} label={text.documents.view} onClick={() => void openFile(file)} />
  </div>
);
