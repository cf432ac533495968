import { fiuScreens } from '@dossier/proto/texts/fiu-screens';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { DataTable } from '@/components/data-table/data-table';
import type { Column } from '@/components/data-table/types';
import { Moment } from '@/components/moment';
import { Section } from '@/components/section';
import { TruncatedName } from '@/components/truncated-name';
import type { components } from '@/lib/api/schema';
import { count, fileSize } from '@/lib/format';
import { filesQuery } from './queries';

type ConvertedFile = components['schemas']['ConvertedFile'];

/** What the user uploaded for reports, newest first. The page of the credits has its own name in the address. */
export function UserFiles({ userId }: { userId: string }) {
  const [query] = useSearchParams();
  const page = Math.max(1, Number(query.get('files')) || 1);
  const { data, error, isPlaceholderData, refetch } = useQuery(filesQuery(userId, page));
  const { files: text } = fiuScreens;
  return (
    <Section title={text.title} flush>
      <DataTable
        label={text.title}
        columns={columns(text.columns)}
        rows={data?.files}
        rowKey={({ id }) => id}
        count={data?.count}
        countIsLowerBound={data?.countIsLowerBound}
        page={page}
        pageHref={(next) => `?files=${next}`}
        busy={isPlaceholderData}
        error={error}
        onRetry={() => void refetch()}
        empty={{ title: text.empty }}
      />
    </Section>
  );
}

const columns = (titles: typeof fiuScreens.files.columns): Column<ConvertedFile>[] => [
  { key: 'filename', title: titles.filename, render: ({ filename }) => <TruncatedName>{filename}</TruncatedName> },
  { key: 'date', title: titles.uploadDate, width: '170px', render: ({ uploadDate }) => <Moment at={uploadDate} /> },
  { key: 'size', title: titles.filesize, width: '100px', align: 'right', render: (file) => fileSize(file.filesize) },
  { key: 'rows', title: titles.rows, width: '90px', align: 'right', render: ({ rows }) => count(rows) },
  { key: 'fee', title: titles.fee, width: '90px', align: 'right', render: (file) => file.conversionFee.toFixed(2) },
];
