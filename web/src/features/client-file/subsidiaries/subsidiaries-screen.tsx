import { Button } from '@mantine/core';
import { IconPlus, IconSitemap } from '@tabler/icons-react';
import { useState } from 'react';
import { DataTable } from '@/components/data-table/data-table';
import { EmptyState } from '@/components/empty-state';
import { PageBody } from '@/components/page-body';
import { PageHeader } from '@/components/page-header';
import { RequirePermission } from '@/components/require-permission';
import { useFileScope } from '@/file/file-scope';
import { rootsOf } from '@/file/tree';
import { ClientOfType } from '../frame/client-of-type';
import { useFilePage } from '../frame/use-file-page';
import { kyc, text } from '../texts';
import { subsidiaryColumns } from './columns';
import { type Popup, SubsidiaryDialog } from './subsidiary-dialog';

export const SubsidiariesScreen = () => (
  <RequirePermission any={['view_subsidiary']}>
    <ClientOfType type="corporate">
      <Subsidiaries />
    </ClientOfType>
  </RequirePermission>
);

/** The companies that the client owns. A snapshot has none of them. */
function Subsidiaries() {
  useFilePage(text.screens.subsidiaries);
  const { mode } = useFileScope();
  return mode === 'snapshot' ? (
    <PageBody width="form">
      <PageHeader title={text.screens.subsidiaries} />
      <EmptyState title={text.subsidiaries.inSnapshot} hint={text.subsidiaries.inSnapshotHint} />
    </PageBody>
  ) : (
    <List />
  );
}

function List() {
  const { records, reader, mode } = useFileScope();
  const [popup, setPopup] = useState<Popup>();
  const subsidiaries = rootsOf('subsidiary', records);
  const add = mode === 'live' && reader.permissions.has('create_subsidiary') && (
    <Button leftSection={<IconPlus size={16} stroke={1.75} />} onClick={() => setPopup({ mode: 'add' })}>
      {kyc.actions.addSubsidiary}
    </Button>
  );
  return (
    <PageBody width="form">
      <PageHeader title={text.screens.subsidiaries} actions={subsidiaries.length > 0 && add} />
      <DataTable
        label={text.screens.subsidiaries}
        columns={subsidiaryColumns(records)}
        rows={subsidiaries}
        rowKey={({ id }) => id}
        onOpen={({ id }) => setPopup({ mode: 'view', id })}
        empty={{
          title: text.subsidiaries.empty,
          hint: text.subsidiaries.emptyHint,
          icon: <IconSitemap size={24} stroke={1.5} />,
          action: add,
        }}
      />
      {popup && <SubsidiaryDialog popup={popup} onChange={setPopup} />}
    </PageBody>
  );
}
