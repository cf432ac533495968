import { storageSettings } from '@dossier/kit/settings';
import { start } from '@dossier/kit/start';
import { sanctionsSettings } from './settings.js';

await start('sanctions', async () => (await import('./sanctions.module.js')).SanctionsModule, {
  ...storageSettings,
  ...sanctionsSettings,
});
