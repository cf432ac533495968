import { profile as text } from '@dossier/proto/texts/profile';
import { DataTable } from '@/components/data-table/data-table';
import type { Column } from '@/components/data-table/types';
import { Moment } from '@/components/moment';
import { Section } from '@/components/section';
import type { components } from '@/lib/api/schema';
import { deviceOf } from './device-of';

type LoginEntry = components['schemas']['LoginEntry'];

const { security } = text;

const COLUMNS: Column<LoginEntry>[] = [
  { key: 'when', title: security.when, render: ({ loginDate }) => <Moment at={loginDate} /> },
  { key: 'device', title: security.device, width: '40%', render: ({ userAgent }) => deviceOf(userAgent) },
  { key: 'address', title: security.address, width: '132px', render: ({ ip }) => ip },
];

/** The latest sign-ins: a stranger's stands out. */
export const Logins = ({ logins }: { logins: readonly LoginEntry[] }) => (
  <Section title={security.logins}>
    <DataTable
      label={security.logins}
      columns={COLUMNS}
      rows={logins}
      rowKey={({ loginDate }) => loginDate}
      empty={{ title: security.logins }}
    />
  </Section>
);
