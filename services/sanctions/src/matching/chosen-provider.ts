import { privateHosts } from '../list-versions/configured.js';
import { genericHttpProvider } from '../providers/generic-http.js';
import type { Provider } from '../providers/provider.js';
import type { RemoteSettings } from '../providers/remote.js';
import { withBreaker, withFallback } from '../providers/resilience.js';
import { watchmanProvider } from '../providers/watchman.js';
import { yenteProvider } from '../providers/yente.js';
import { type ProviderName, settings } from '../settings.js';

const REMOTE: Record<Exclude<ProviderName, 'local'>, (remote: RemoteSettings) => Provider> = {
  yente: yenteProvider,
  watchman: watchmanProvider,
  http: genericHttpProvider,
};

/** Who screens, as the settings say. Throws a sentence when a setting is missing or misspelt. */
export function chosenProvider(local: Provider): Provider {
  const name = settings.SANCTIONS_PROVIDER;
  if (name === 'local') return local;
  const remote = withBreaker(REMOTE[name](remoteSettings()));
  return settings.SANCTIONS_FALLBACK_LOCAL ? withFallback(remote, local) : remote;
}

function remoteSettings(): RemoteSettings {
  const { SANCTIONS_PROVIDER_URL: url, SANCTIONS_PROVIDER_KEY: key } = settings;
  if (!URL.canParse(url)) throw new Error('Settings: SANCTIONS_PROVIDER_URL must be an address');
  return {
    url,
    ...(key && { authorization: `Bearer ${key}` }),
    allowPrivate: privateHosts.includes(new URL(url).hostname),
    threshold: settings.SANCTIONS_THRESHOLD,
    totalMs: settings.SANCTIONS_PROVIDER_MS,
  };
}
