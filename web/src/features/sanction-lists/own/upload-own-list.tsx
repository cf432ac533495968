import { Button, TextInput } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { FileDrop } from '@/components/file-drop/file-drop';
import { UploadProgress } from '@/components/file-drop/upload-progress';
import { useUpload } from '@/components/file-drop/use-upload';
import { Section } from '@/components/section';
import { count } from '@/lib/format';
import { toastError, toastSuccess } from '@/lib/toasts';
import { text } from '../texts';
import classes from './own-list.module.css';
import { type OwnList, ownListQuery } from './own-list-query';

const PATH = '/api/v1/sanction-lists/own/upload';
const SHORTEST = 3;

/** A CSV file, dropped or chosen, becomes the list in force. */
export function UploadOwnList({ list }: Pick<OwnList, 'list'>) {
  const [title, setTitle] = useState<string>(list?.title ?? text.own.defaultTitle);
  const client = useQueryClient();
  const done = useCallback(
    (answer: OwnList) => {
      client.setQueryData(ownListQuery.queryKey, answer);
      toastSuccess(text.own.uploaded(count(answer.list?.entries ?? 0)));
    },
    [client],
  );
  const { sending, start } = useUpload<OwnList>(PATH, done);
  const isShort = title.trim().length < SHORTEST;
  const verb = list ? text.own.replace : text.own.upload;
  return (
    <Section title={verb}>
      <FileDrop
        formats={['csv']}
        label={text.own.title}
        disabled={isShort || sending !== undefined}
        onFile={(file) => void start(file, { title: title.trim() })}
        onRefused={(message) => toastError(new Error(message), { message })}
      >
        {(choose) => (
          <div className={classes.drop}>
            <TextInput
              label={text.own.name}
              value={title}
              maxLength={100}
              error={isShort && text.own.nameTooShort}
              onChange={(event) => setTitle(event.currentTarget.value)}
            />
            <Button
              leftSection={<IconUpload size={16} stroke={1.75} />}
              disabled={isShort}
              loading={sending !== undefined}
              onClick={choose}
            >
              {verb}
            </Button>
          </div>
        )}
      </FileDrop>
      {sending && <UploadProgress share={sending.share} />}
    </Section>
  );
}
