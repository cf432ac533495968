import type { Engine } from '../engine/engine-types.js';
import { isQueryRefusal } from '../engine/query.js';
import { type Provider, providerFailure } from './provider.js';

/** Our own engine over the public lists and the tenant's own. */
export function localProvider(engine: Engine): Provider {
  return {
    id: 'local',
    screen: async (query, signal, options) => {
      signal?.throwIfAborted();
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
