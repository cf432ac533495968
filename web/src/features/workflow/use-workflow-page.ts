import type { View } from '@/file/notification-view';
import { companyTypeLabel, useCurrentClient } from '@/lib/client';
import { usePage } from '@/lib/page';
import { text } from './texts';
import { VIEWS } from './views';

/** Title and breadcrumb of a client's changes; `item` is the change that is open. */
export function useWorkflowPage(view: View, item?: string): void {
  const client = useCurrentClient();
  const { all, client: ofClient } = VIEWS[view];
  const name = client ? `${client.name}, ${companyTypeLabel(client.companyType)}` : '';
  usePage(item ?? text.titles[view], [
    { label: text.crumbs[view], to: all.href() },
    ...(client ? [{ label: name, to: item ? ofClient.href(client.id) : undefined }] : []),
    ...(item ? [{ label: item }] : []),
  ]);
}
