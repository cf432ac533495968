import { Anchor, Button, Text } from '@mantine/core';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { FileDrop } from '@/components/file-drop/file-drop';
import { UploadProgress } from '@/components/file-drop/upload-progress';
import { useUpload } from '@/components/file-drop/use-upload';
import { PageBody } from '@/components/page-body';
import { PageHeader } from '@/components/page-header';
import { Section } from '@/components/section';
import type { components } from '@/lib/api/schema';
import { usePage } from '@/lib/page';
import { paths } from '@/lib/paths';
import { toastError, toastSuccess } from '@/lib/toasts';
import { Correcting } from '../life/correcting';
import { RequireReporting } from '../require-reporting';
import { text } from '../texts';
import { useDownload } from '../use-download';
import classes from './convert.module.css';
import { OneConversion } from './one-conversion';

type Uploaded = components['schemas']['FileUploaded'];

export const ConvertScreen = () => (
  <RequireReporting>
    <Convert />
  </RequireReporting>
);

/** A workbook goes in, its conversion is watched, and what came of it is looked at before it is downloaded. The upload is in the address. */
function Convert() {
  usePage(text.convert.title);
  const [query, setQuery] = useSearchParams();
  const id = query.get('file');
  const corrects = query.get('corrects');
  const sample = useDownload();
  const show = useCallback((file?: string) => setQuery(file ? { file } : {}), [setQuery]);
  return (
    <PageBody>
      <PageHeader
        title={text.convert.title}
        hint={text.convert.hint}
        actions={
          <>
            <Anchor component={Link} to={paths.fiu.profiles.href()} size="sm">
              {text.profiles.title}
            </Anchor>
            <Button
              variant="default"
              leftSection={<IconDownload size={16} stroke={1.75} />}
              loading={sample.isPending}
              onClick={() => sample.mutate({ path: '/api/v1/get-file', id: 'sample', name: 'goaml-sample.xlsx' })}
            >
              {text.convert.sample}
            </Button>
          </>
        }
      />
      {id ? (
        <OneConversion key={id} id={id} onLeave={() => show()} />
      ) : (
        <Upload corrects={corrects ?? undefined} onUploaded={show} />
      )}
    </PageBody>
  );
}

/** `corrects`: the upload whose rejected reports the next one corrects. */
function Upload({ corrects, onUploaded }: { corrects?: string; onUploaded: (id: string) => void }) {
  const client = useQueryClient();
  const done = useCallback(
    ({ file_id, duplicate }: Uploaded) => {
      if (duplicate) toastSuccess(text.convert.duplicate);
      void client.invalidateQueries({ queryKey: ['fiu'] });
      onUploaded(file_id);
    },
    [client, onUploaded],
  );
  const { sending, start, stop } = useUpload<Uploaded>('/api/v1/upload-file', done);
  return (
    <Section stack>
      {corrects && <Correcting id={corrects} />}
      <FileDrop
        formats={['xlsx']}
        label={text.convert.file}
        disabled={sending !== undefined}
        onFile={(file) => void start(file, corrects ? { corrects } : {})}
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
