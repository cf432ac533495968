import { describeSettings } from '@dossier/kit/config';
import { serveHealth } from '@dossier/kit/health';
import { log } from '@dossier/kit/log';
import { nats } from '@dossier/kit/nats';
import { baseSettings, storageSettings } from '@dossier/kit/settings';
import { guardProcess } from '@dossier/kit/start';
import { createApp } from './app.js';
import { serveDocument } from './openapi.js';
import { gatewaySettings, settings } from './settings.js';

if (process.argv.includes('--help')) {
  process.stdout.write(`${describeSettings({ ...baseSettings, ...storageSettings, ...gatewaySettings })}\n`);
} else {
  guardProcess();
  await nats();
  const app = await createApp();
  serveDocument(app);
  app.enableShutdownHooks();
  await app.listen(settings.GATEWAY_PORT, settings.GATEWAY_HOST);
  const { port } = await serveHealth();
  log.info({ name: 'gateway', port, http: settings.GATEWAY_PORT }, 'ready');
}
