import { start } from '@dossier/kit/start';
import { billingSettings } from './settings.js';
import { refusePrivateKeys } from './wallets/no-private-keys.js';

refusePrivateKeys(process.env);
await start('billing', async () => (await import('./billing.module.js')).BillingModule, billingSettings);
