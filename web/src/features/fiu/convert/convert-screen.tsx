import { Anchor, Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useCallback } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { PageBody } from '@/components/page-body';
import { PageHeader } from '@/components/page-header';
import { usePage } from '@/lib/page';
import { paths } from '@/lib/paths';
import { RequireReporting } from '../require-reporting';
import { text } from '../texts';
import { useDownload } from '../use-download';
import { OneConversion } from './one-conversion';
import { Upload } from './upload';

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
