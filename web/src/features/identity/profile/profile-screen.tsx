import { Tabs } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { PageBody } from '@/components/page-body';
import { PageHeader } from '@/components/page-header';
import { usePage } from '@/lib/page';
import { SecurityTab } from '../security/security-tab';
import { Attention } from './attention';
import { GeneralTab } from './general-tab';
import { text } from './texts';

/** The own account: who one is, and how one signs in. The open tab is in the address. */
export function ProfileScreen() {
  usePage(text.title);
  const [query, setQuery] = useSearchParams();
  const tab = query.get('tab') === 'security' ? 'security' : 'general';
  const select = (next: string | null) => setQuery(next === 'security' ? { tab: next } : {}, { replace: true });
  return (
    <PageBody width="form">
      <PageHeader title={text.title} />
      <Attention />
      <Tabs value={tab} onChange={select} keepMounted={false}>
        <Tabs.List mb="md">
          <Tabs.Tab value="general">{text.tabs.general}</Tabs.Tab>
          <Tabs.Tab value="security">{text.tabs.security}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="general">
          <GeneralTab />
        </Tabs.Panel>
        <Tabs.Panel value="security">
          <SecurityTab />
        </Tabs.Panel>
      </Tabs>
    </PageBody>
  );
}
