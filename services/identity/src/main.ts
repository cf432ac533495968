import { start } from '@dossier/kit/start';
import { IdentityModule } from './identity.module.js';
import { identitySettings } from './settings.js';

await start('identity', IdentityModule, identitySettings);
