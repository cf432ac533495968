import { storageSettings } from '@dossier/kit/settings';
import { start } from '@dossier/kit/start';
import { kycSettings } from './settings.js';

await start('kyc', async () => (await import('./kyc.module.js')).KycModule, { ...storageSettings, ...kycSettings });
