import { useFileScope } from '@/file/file-scope';
import { clientSummary, useCurrentClient } from '@/lib/client';
import { usePage } from '@/lib/page';
import { paths } from '@/lib/paths';
import { kyc, text } from '../texts';
import { useCompany } from './use-company';

/** Title and breadcrumb while the file is not there yet: whose it is. */
export function useClientPage(): void {
  const client = useCurrentClient();
  const area = client && { label: kyc.breadcrumb[client.companyType], to: paths.clients.href() };
  usePage(client?.name ?? '', area ? [area, { label: client.name }] : []);
}

/** Title and breadcrumb of a screen of the open client file; the dashboard is the client itself. */
export function useFilePage(screen?: string): { name: string } {
  const { clientId, company } = useFileScope();
  const { name } = clientSummary(clientId, useCompany().fields);
  const kind = company?.company_type === 'account_holder' ? 'account_holder' : 'corporate';
  const client = { label: name, to: screen ? paths.client.dashboard.href(clientId) : undefined };
  usePage(screen ? text.pageTitle(screen, name) : name, [
    { label: kyc.breadcrumb[kind], to: paths.clients.href() },
    client,
    ...(screen ? [{ label: screen }] : []),
  ]);
  return { name };
}
