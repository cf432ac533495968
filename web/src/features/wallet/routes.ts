import type { RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths';

export const walletRoutes: RouteObject[] = [
  { path: paths.wallet.pattern, lazy: async () => ({ Component: (await import('./wallet-screen')).WalletScreen }) },
];
