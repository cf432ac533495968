import { checkSettings, describeSettings } from '@dossier/kit/config';
import { markReady, serveHealth } from '@dossier/kit/health';
import { log, nameLog } from '@dossier/kit/log';
import { closeNats, nats } from '@dossier/kit/nats';
import { baseSettings, gatewayKeySettings, nameProcess, storageSettings } from '@dossier/kit/settings';
import { stopOnSignal } from '@dossier/kit/stop';
import { createApp } from './app.js';
import { drain } from './drain.js';
import { EventFeed } from './live/event-feed.js';
import { Lines } from './live/lines.js';
import { serveDocument } from './openapi.js';
import { gatewaySettings, settings } from './settings.js';
import { guardGateway } from './unhandled.js';

const all = { ...baseSettings, ...gatewayKeySettings, ...storageSettings, ...gatewaySettings };
if (process.argv.includes('--help')) {
  process.stdout.write(`${describeSettings(all)}\n`);
} else {
  nameProcess('gateway');
  nameLog('gateway');
  // Before the guard: a wrong setting is said plainly to whoever starts the process.
  checkSettings(all);
  guardGateway();
  const { port } = await serveHealth();
  let stop = async (): Promise<void> => undefined;
  stopOnSignal(() => stop());
  await nats();
  const app = await createApp();
  stop = async () => {
    app.get(Lines).end();
    await drain();
    await app.close();
    await closeNats();
  };
  serveDocument(app);
  await app.listen(settings.GATEWAY_PORT, settings.GATEWAY_HOST);
  app.get(EventFeed).start();
  markReady();
  log.info({ name: 'gateway', port, http: settings.GATEWAY_PORT }, 'ready');
}
