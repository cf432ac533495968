import { IconUsersGroup } from '@tabler/icons-react';
import { EmptyState } from '@/components/empty-state';
import { PageBody } from '@/components/page-body';
import { PageHeader } from '@/components/page-header';
import { RequirePermission } from '@/components/require-permission';
import { Section } from '@/components/section';
import { useFileScope } from '@/file/file-scope';
import { rootsOf } from '@/file/tree';
import { AddButton } from './add/add-button';
import { ClientOfType } from './frame/client-of-type';
import { useFilePage } from './frame/use-file-page';
import { OwnershipWarnings } from './ownership/ownership-warnings';
import { ShareholderSection } from './sections/holder-sections';
import { NodeList } from './sections/node-list';
import { PersonSection } from './sections/person-section';
import { SharesBar } from './sections/shares-bar';
import { kyc, text } from './texts';

export const ShareholdersScreen = () => (
  <RequirePermission any={['view_ubo_section_general']}>
    <ClientOfType type="corporate">
      <Shareholders />
    </ClientOfType>
  </RequirePermission>
);

/** Who owns the company: holdings with the persons and entities behind them, and owners without a holding. */
function Shareholders() {
  useFilePage(text.screens.shareholders);
  const { records } = useFileScope();
  const holders = rootsOf('shareholder', records);
  const ubos = rootsOf('ubo', records);
  const add = <AddButton kind="shareholder" label={kyc.actions.addShareholder} primary />;
  return (
    <PageBody width="form">
      <PageHeader title={text.screens.shareholders} actions={holders.length > 0 && add} />
      <OwnershipWarnings />
      {holders.length === 0 ? (
        <EmptyState
          icon={<IconUsersGroup size={24} stroke={1.5} />}
          title={text.shareholders.empty}
          hint={text.shareholders.emptyHint}
          action={add}
        />
      ) : (
        <>
          <SharesBar holders={holders} />
          <NodeList records={holders} node={ShareholderSection} />
        </>
      )}
      {ubos.length > 0 && (
        <Section title={kyc.sections.ubos}>
          <NodeList records={ubos} node={PersonSection} level={3} />
        </Section>
      )}
    </PageBody>
  );
}
