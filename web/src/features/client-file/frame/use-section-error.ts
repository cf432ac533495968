import { matchPath, useLocation } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { text as common } from '@/lib/texts/common';
import { kyc } from '../texts';

const { client } = paths;
const SENTENCES: [pattern: string, sentence: () => string][] = [
  [client.dashboard.pattern, () => common.errors.loadingDashboard],
  [client.shareholders.pattern, () => kyc.errors.loading.shareholder],
  [client.managingDirectors.pattern, () => kyc.errors.loading.md],
  [client.accountHolder.pattern, () => kyc.errors.loading.ubo],
  [client.transactionProfile.pattern, () => kyc.errors.loading.transaction_profile],
  [client.subsidiary.pattern, () => kyc.errors.loadingSubsidiaries],
];

/** The catalogue's sentence for a file that could not be loaded, by the section that was to show it. */
export function useSectionError(): string {
  const { pathname } = useLocation();
  const found = SENTENCES.find(([pattern]) => matchPath(pattern, pathname));
  return found ? found[1]() : kyc.errors.loading.kyc_file;
}
