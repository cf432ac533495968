import { start } from '@dossier/kit/start';
import { SanctionsModule } from './sanctions.module.js';
import { sanctionsSettings } from './settings.js';

await start('sanctions', SanctionsModule, sanctionsSettings);
