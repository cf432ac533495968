import { IconUser } from '@tabler/icons-react';
import { EmptyState } from '@/components/empty-state';
import { PageBody } from '@/components/page-body';
import { PageHeader } from '@/components/page-header';
import { RequirePermission } from '@/components/require-permission';
import { useFileScope } from '@/file/file-scope';
import { rootsOf } from '@/file/tree';
import { AddButton } from './add/add-button';
import { ClientOfType } from './frame/client-of-type';
import { useFilePage } from './frame/use-file-page';
import { NodeList } from './sections/node-list';
import { PersonSection } from './sections/person-section';
import { kyc, text } from './texts';

export const AccountHolderScreen = () => (
  <RequirePermission any={['view_ubo_section_general']}>
    <ClientOfType type="account_holder">
      <AccountHolder />
    </ClientOfType>
  </RequirePermission>
);

/** The persons who own or control an account holder. */
function AccountHolder() {
  useFilePage(text.screens.accountHolder);
  const ubos = rootsOf('ubo', useFileScope().records);
  const add = <AddButton kind="ubo" label={kyc.actions.addUbo} primary />;
  return (
    <PageBody width="form">
      <PageHeader title={text.screens.accountHolder} actions={ubos.length > 0 && add} />
      {ubos.length === 0 ? (
        <EmptyState
          icon={<IconUser size={24} stroke={1.5} />}
          title={text.accountHolder.empty}
          hint={text.accountHolder.emptyHint}
          action={add}
        />
      ) : (
        <NodeList records={ubos} node={PersonSection} />
      )}
    </PageBody>
  );
}
