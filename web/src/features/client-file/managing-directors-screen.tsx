import { IconGavel } from '@tabler/icons-react';
import { EmptyState } from '@/components/empty-state';
import { PageBody } from '@/components/page-body';
import { PageHeader } from '@/components/page-header';
import { RequirePermission } from '@/components/require-permission';
import { useFileScope } from '@/file/file-scope';
import { rootsOf } from '@/file/tree';
import { AddButton } from './add/add-button';
import { ClientOfType } from './frame/client-of-type';
import { useFilePage } from './frame/use-file-page';
import { MdSection } from './sections/holder-sections';
import { NodeList } from './sections/node-list';
import { kyc, text } from './texts';

export const ManagingDirectorsScreen = () => (
  <RequirePermission any={['view_mbd_section']}>
    <ClientOfType type="corporate">
      <ManagingDirectors />
    </ClientOfType>
  </RequirePermission>
);

/** Who manages the company. */
function ManagingDirectors() {
  useFilePage(text.screens.managingDirectors);
  const directors = rootsOf('md', useFileScope().records);
  const add = <AddButton kind="md" label={kyc.actions.addManagingDirector} primary />;
  return (
    <PageBody width="form">
      <PageHeader title={text.screens.managingDirectors} actions={directors.length > 0 && add} />
      {directors.length === 0 ? (
        <EmptyState
          icon={<IconGavel size={24} stroke={1.5} />}
          title={text.managingDirectors.empty}
          hint={text.managingDirectors.emptyHint}
          action={add}
        />
      ) : (
        <NodeList records={directors} node={MdSection} />
      )}
    </PageBody>
  );
}
