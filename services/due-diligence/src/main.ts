import { start } from '@dossier/kit/start';
import { dueDiligenceSettings } from './settings.js';

await start(
  'due-diligence',
  async () => (await import('./due-diligence.module.js')).DueDiligenceModule,
  dueDiligenceSettings,
);
