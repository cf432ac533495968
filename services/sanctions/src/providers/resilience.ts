import { isQueryRefusal } from '../engine/query.js';
import { isProviderFailure, type Provider, providerFailure } from './provider.js';

export type BreakerSettings = { failures?: number; coolDownMs?: number; now?: () => number };

const FAILURES = 5;
const COOL_DOWN_MS = 30_000;

/** After five failures in a row the provider is not called for half a minute; then one query tries again. */
export function withBreaker(provider: Provider, settings: BreakerSettings = {}): Provider {
  const { failures = FAILURES, coolDownMs = COOL_DOWN_MS, now = Date.now } = settings;
  let inRow = 0;
  let openUntil = 0;
  return {
    id: provider.id,
    screen: async (query, signal, options) => {
      if (inRow >= failures && now() < openUntil)
        throw providerFailure(provider.id, 'circuit-open', 'failed too often, resting');
      if (inRow >= failures) openUntil = now() + coolDownMs;
      try {
        const answer = await provider.screen(query, signal, options);
        inRow = 0;
        return answer;
      } catch (error) {
        if (!isQueryRefusal(error)) {
          inRow += 1;
          openUntil = now() + coolDownMs;
        }
        throw error;
      }
    },
  };
}

/** Asks `fallback` when the provider fails, and says so in the answer. A query that cannot be screened is not a failure. */
export function withFallback(provider: Provider, fallback: Provider): Provider {
  return {
    id: provider.id,
    screen: async (query, signal, options) => {
      try {
        return await provider.screen(query, signal, options);
      } catch (error) {
        if (!isProviderFailure(error)) throw error;
        const answer = await fallback.screen(query, signal, options);
        return { ...answer, insteadOf: { provider: provider.id, reason: error.reason } };
      }
    },
  };
}
