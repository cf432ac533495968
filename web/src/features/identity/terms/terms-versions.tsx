import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DataTable } from '@/components/data-table/data-table';
import type { Column } from '@/components/data-table/types';
import { Dialog } from '@/components/dialog/dialog';
import { Moment } from '@/components/moment';
import { Section } from '@/components/section';
import { TruncatedName } from '@/components/truncated-name';
import { answer, api } from '@/lib/api/client';
import type { components } from '@/lib/api/schema';
import { text } from '../texts';

type Version = components['schemas']['TermsVersion'];
type Agreement = components['schemas']['TermsAgreement'];

const VERSIONS: Column<Version>[] = [
  { key: 'version', title: text.terms.version, render: ({ version }) => version },
  { key: 'at', title: text.terms.savedAt, width: '180px', render: ({ updated }) => <Moment at={updated} /> },
  {
    key: 'by',
    title: text.terms.savedBy,
    width: '180px',
    render: ({ by }) => <TruncatedName>{by || text.terms.shipped}</TruncatedName>,
  },
  { key: 'agreed', title: text.terms.agreed, width: '96px', align: 'right', render: ({ agreed }) => agreed },
];

const AGREEMENTS: Column<Agreement>[] = [
  { key: 'name', title: text.fields.name, render: ({ username }) => <TruncatedName>{username}</TruncatedName> },
  {
    key: 'email',
    title: text.fields.email,
    width: '40%',
    render: ({ email }) => <TruncatedName>{email}</TruncatedName>,
  },
  { key: 'at', title: text.terms.agreedAt, width: '180px', render: ({ at }) => <Moment at={at} /> },
];

/** Every version that was in force; a row shows who agreed to it. */
export function TermsVersions() {
  const [shown, setShown] = useState<number>();
  const { data, error, refetch } = useQuery({
    queryKey: ['terms', 'versions'],
    queryFn: () => answer(api.GET('/bo/v1/get-terms-versions')),
  });
  return (
    <Section title={text.terms.versions}>
      <DataTable
        label={text.terms.versions}
        columns={VERSIONS}
        rows={data?.versions}
        rowKey={({ version }) => String(version)}
        onOpen={({ version }) => setShown(version)}
        error={error}
        onRetry={() => void refetch()}
        empty={{ title: text.terms.empty }}
      />
      {shown !== undefined && <Agreements version={shown} onClose={() => setShown(undefined)} />}
    </Section>
  );
}

function Agreements({ version, onClose }: { version: number; onClose: () => void }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['terms', 'agreements', version],
    queryFn: () => answer(api.GET('/bo/v1/get-terms-agreements', { params: { query: { version } } })),
  });
  return (
    <Dialog name="terms-agreements" onClose={onClose} title={text.terms.agreedTitle(String(version))} size={720}>
      <DataTable
        label={text.terms.agreed}
        columns={AGREEMENTS}
        rows={data?.agreements}
        rowKey={({ user_id }) => user_id}
        count={data?.count}
        error={error}
        onRetry={() => void refetch()}
        empty={{ title: text.terms.nobody }}
      />
    </Dialog>
  );
}
