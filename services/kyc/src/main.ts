import { start } from '@dossier/kit/start';
import { KycModule } from './kyc.module.js';

await start('kyc', KycModule);
