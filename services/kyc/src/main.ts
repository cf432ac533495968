import { start } from '@dossier/kit/start';
import { KycModule } from './kyc.module.js';
import { kycSettings } from './settings.js';

await start('kyc', KycModule, kycSettings);
