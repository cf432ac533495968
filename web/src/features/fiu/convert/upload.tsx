import { Button, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { FileDrop } from '@/components/file-drop/file-drop';
import { UploadProgress } from '@/components/file-drop/upload-progress';
import { useUpload } from '@/components/file-drop/use-upload';
import { Notice } from '@/components/notice';
import { Section } from '@/components/section';
import type { components } from '@/lib/api/schema';
import { toastError } from '@/lib/toasts';
import { Correcting } from '../life/correcting';
import { text } from '../texts';
import classes from './convert.module.css';

type Uploaded = components['schemas']['FileUploaded'];
type UploadProps = {
  /** The upload whose rejected reports the next one corrects. */
  corrects?: string;
  onUploaded: (id: string) => void;
};

/** Takes a workbook. One that was uploaded within a day is converted again only when somebody says so. */
export function Upload({ corrects, onUploaded }: UploadProps) {
  const client = useQueryClient();
  const [known, setKnown] = useState<{ id: string; file: File }>();
  const done = useCallback(
    ({ file_id: id, duplicate }: Uploaded, file: File) => {
      if (duplicate) return setKnown({ id, file });
      void client.invalidateQueries({ queryKey: ['fiu'] });
      onUploaded(id);
    },
    [client, onUploaded],
  );
  const { sending, start, stop } = useUpload<Uploaded>('/api/v1/upload-file', done);
  const send = (file: File, fields: Record<string, string> = {}) => {
    setKnown(undefined);
    void start(file, { ...fields, ...(corrects && { corrects }) });
  };
  return (
    <Section stack>
      {corrects && <Correcting id={corrects} />}
      {known && (
        <Known
          name={known.file.name}
          onOpen={() => onUploaded(known.id)}
          onAgain={() => send(known.file, { force: '1' })}
        />
      )}
      <FileDrop
        formats={['xlsx']}
        label={text.convert.file}
        disabled={sending !== undefined}
        onFile={(file) => send(file)}
        onRefused={(message) => toastError(new Error(message), { message })}
      >
        {(choose) => (
          <div className={classes.drop}>
            <Text>{text.convert.drop}</Text>
            <Button
              leftSection={<IconUpload size={16} stroke={1.75} />}
              loading={sending !== undefined}
              onClick={choose}
            >
              {text.convert.choose}
            </Button>
            <Text size="xs" c="dimmed">
              {text.convert.limits}
            </Text>
          </div>
        )}
      </FileDrop>
      {sending && (
        <div className={classes.sending}>
          <UploadProgress share={sending.share} />
          <Button variant="default" size="compact-sm" onClick={stop}>
            {text.convert.cancel}
          </Button>
        </div>
      )}
    </Section>
  );
}

const Known = ({ name, onOpen, onAgain }: { name: string; onOpen: () => void; onAgain: () => void }) => (
  <Notice
    actions={
      <>
        <Button size="compact-sm" onClick={onOpen}>
          {text.convert.openEarlier}
        </Button>
        <Button size="compact-sm" variant="default" onClick={onAgain}>
          {text.convert.again}
        </Button>
      </>
    }
  >
    {text.convert.duplicate(name)}
  </Notice>
);
