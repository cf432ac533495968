import { start } from '@dossier/kit/start';
import { fiuSettings } from './settings.js';

await start('fiu', async () => (await import('./fiu.module.js')).FiuModule, fiuSettings);
