import { start } from '@dossier/kit/start';
import { identitySettings } from './settings.js';

await start('identity', async () => (await import('./identity.module.js')).IdentityModule, identitySettings);
