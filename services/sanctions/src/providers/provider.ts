import { isOutboundFailure, type OutboundReason } from '@dossier/kit/outbound/outbound-policy';
import type { ScreenQuery } from '../engine/query.js';
import type { Explanation } from '../engine/score/explain.js';
import type { Card } from '../lists/card.js';

export type ProviderHit = {
  card: Card;
  score: number;
  isAlert: boolean;
  nameScore?: number;
  explanation?: Explanation;
};

/** One answer, whoever gave it. It exists only when the provider did answer: a failure is always thrown. */
export type ProviderAnswer = {
  provider: string;
  hits: ProviderHit[];
  /** List versions as the provider names them. */
  versions: Record<string, string>;
  engineVersion: string;
  threshold: number;
  /** Set when another provider failed and this one stood in; stored and shown with the answer. */
  insteadOf?: { provider: string; reason: FailureReason };
};

export type FailureReason = OutboundReason | 'malformed' | 'circuit-open' | 'not-ready';
export type ProviderFailure = Error & { provider: string; reason: FailureReason };

export type Provider = {
  id: string;
  screen: (
    query: ScreenQuery,
    signal?: AbortSignal,
    options?: { tenant?: string; limit?: number },
  ) => Promise<ProviderAnswer>;
};

export function providerFailure(provider: string, reason: FailureReason, detail: string): ProviderFailure {
  return Object.assign(new Error(`${provider}: ${detail}`), { provider, reason });
}

export function isProviderFailure(error: unknown): error is ProviderFailure {
  return error instanceof Error && 'provider' in error && 'reason' in error;
}

/** Whatever went wrong on the way becomes a failure with a reason. */
export function toProviderFailure(provider: string, error: unknown): ProviderFailure {
  if (isProviderFailure(error)) return error;
  if (isOutboundFailure(error)) return providerFailure(provider, error.outbound, error.message);
  return providerFailure(provider, 'malformed', error instanceof Error ? error.message : String(error));
}
