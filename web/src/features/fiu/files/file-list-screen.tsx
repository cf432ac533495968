import { Button, Stack } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { DataTable } from '@/components/data-table/data-table';
import type { Column } from '@/components/data-table/types';
import { Moment } from '@/components/moment';
import { PageBody } from '@/components/page-body';
import { PageHeader } from '@/components/page-header';
import { TruncatedName } from '@/components/truncated-name';
import { count, fileSize } from '@/lib/format';
import { usePage } from '@/lib/page';
import { paths } from '@/lib/paths';
import { FileState, ReportState } from '../file-state';
import { money } from '../money';
import { type ConvertedFile, filesQuery } from '../queries';
import { RequireReporting } from '../require-reporting';
import { text } from '../texts';
import { useDownload } from '../use-download';

export const FileListScreen = () => (
  <RequireReporting>
    <FileList />
  </RequireReporting>
);

/** Every upload, newest first; a row leads to what came of it. */
function FileList() {
  usePage(text.files.title);
  const [query] = useSearchParams();
  const page = Math.max(1, Number(query.get('page')) || 1);
  const { data, error, refetch, isFetching } = useQuery({ ...filesQuery(page), placeholderData: keepPreviousData });
  return (
    <PageBody>
      <PageHeader title={text.files.title} />
      <DataTable
        label={text.files.title}
        columns={columns()}
        rows={data?.files}
        rowKey={({ id }) => id}
        href={({ id }) => `${paths.fiu.convert.href()}?file=${id}`}
        count={data?.count}
        countIsLowerBound={data?.countIsLowerBound}
        page={page}
        pageHref={(next) => `?page=${next}`}
        busy={isFetching}
        error={error}
        errorTitle={text.files.failed}
        onRetry={() => void refetch()}
        empty={{ title: text.files.empty }}
      />
    </PageBody>
  );
}

const columns = (titles = text.files.columns): Column<ConvertedFile>[] => [
  {
    key: 'uploadDate',
    title: titles.uploadDate,
    width: '170px',
    render: ({ uploadDate }) => <Moment at={uploadDate} />,
  },
  {
    key: 'filename',
    title: titles.filename,
    width: '22%',
    render: ({ filename }) => <TruncatedName>{filename}</TruncatedName>,
  },
  {
    key: 'filesize',
    title: titles.filesize,
    width: '100px',
    align: 'right',
    render: ({ filesize }) => fileSize(filesize),
  },
  { key: 'rows', title: titles.rows, width: '90px', align: 'right', render: ({ rows }) => count(rows) },
  { key: 'fee', title: titles.fee, width: '90px', align: 'right', render: ({ conversionFee }) => money(conversionFee) },
  { key: 'comment', title: titles.comment, width: '26%', render: (file) => <Comment file={file} /> },
  {
    key: 'action',
    title: titles.action,
    render: (file) => file.has_zip && !file.needs_approval && <Download file={file} />,
  },
];

const Comment = ({ file }: { file: ConvertedFile }) =>
  file.has_zip ? (
    <Stack gap={2} align="flex-start">
      <ReportState file={file} />
      <TruncatedName>{file.conversionFeeComment}</TruncatedName>
    </Stack>
  ) : (
    <FileState file={file} />
  );

function Download({ file: { id, filename, serverName } }: { file: ConvertedFile }) {
  const download = useDownload();
  return (
    <Button
      size="compact-sm"
      variant="default"
      aria-label={`${text.files.download}: ${filename}`}
      loading={download.isPending}
      onClick={() => download.mutate({ path: '/api/v1/get-file', id, name: serverName })}
    >
      {text.files.download}
    </Button>
  );
}
