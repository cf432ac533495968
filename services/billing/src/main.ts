import { start } from '@dossier/kit/start';
import { billingSettings } from './settings.js';

await start('billing', async () => (await import('./billing.module.js')).BillingModule, billingSettings);
