import type { Engine } from '../engine/engine-types.js';
import { isQueryRefusal } from '../engine/query.js';
import { type Provider, providerFailure } from './provider.js';

/** Our own engine over the public lists and the tenant's own. What it serves is searched only while `mayServe` says so. */
export function localProvider(engine: Engine, mayServe: () => boolean): Provider {
  return {
    id: 'local',
    screen: async (query, signal, options) => {
      signal?.throwIfAborted();
      if (!mayServe()) throw providerFailure('local', 'not-ready', 'the lists are being loaded');
      try {
        const { hits, versions, engineVersion, threshold } = await engine.screen(query, options);
        return { provider: 'local', hits, versions, engineVersion, threshold };
      } catch (error) {
        if (isQueryRefusal(error)) throw error;
        throw providerFailure('local', 'not-ready', error instanceof Error ? error.message : String(error));
      }
    },
  };
}
