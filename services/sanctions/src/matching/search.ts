import { log } from '@dossier/kit/log';
import { failure } from '@dossier/proto/failures/failure';
import type { ScreeningSubject } from '@dossier/proto/rules/screening';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { isQueryRefusal, type ScreenQuery } from '../engine/query.js';
import { InForce } from '../list-versions/in-force.js';
import { OwnIndexes } from '../own-lists/own-indexes.js';
import { isProviderFailure, type Provider, type ProviderAnswer, type ProviderHit } from '../providers/provider.js';
import { chosenProvider } from './chosen-provider.js';
import type { Found } from './found.js';
import { LocalEngine } from './local-engine.js';
import { matchOf } from './matches.js';
import { refusedQuery } from './refused-query.js';
import { SearchedLists } from './searched-lists.js';

/** Answers stay far below what a message carries. */
const MOST_MATCHES = 20;
const ALL = 100;

/** Screens by the provider of the settings and by the tenant's own list. What fails is an error, never "no match". */
@Injectable()
export class Search implements OnModuleInit {
  private provider?: Provider;

  constructor(
    private readonly local: LocalEngine,
    private readonly inForce: InForce,
    private readonly ownIndexes: OwnIndexes,
    private readonly lists: SearchedLists,
  ) {}

  onModuleInit(): void {
    this.provider = chosenProvider(this.local.engine);
  }

  async find(subject: ScreeningSubject, tenantId: string): Promise<Found> {
    const query: ScreenQuery = subject;
    try {
      const hasOwn = await this.ownIndexes.ready(tenantId);
      const answer = await this.ask(query, tenantId);
      const own = hasOwn && answer.provider !== 'local' ? await this.ownHits(query, tenantId) : [];
      return this.found(answer, own, tenantId);
    } catch (error) {
      throw isQueryRefusal(error) ? refusedQuery(error.fault, subject) : failed(error);
    }
  }

  private async ask(query: ScreenQuery, tenant: string): Promise<ProviderAnswer> {
    if (!this.provider) throw new Error('No provider is chosen yet');
    if (this.provider.id === 'local' && !this.inForce.mayServe) throw failure('sanctions.engine.starting');
    return this.provider.screen(query, undefined, { tenant, limit: MOST_MATCHES + 1 });
  }

  /** Another provider does not know the tenant's own list. */
  private async ownHits(query: ScreenQuery, tenant: string): Promise<ProviderHit[]> {
    const { hits } = await this.local.engine.screen(query, { tenant, limit: ALL });
    return hits.filter(({ card }) => card.sanctions.some(({ source }) => source === 'own'));
  }

  private found({ hits, versions, ...answer }: ProviderAnswer, own: ProviderHit[], tenantId: string): Found {
    const all = [...hits, ...own].sort((a, b) => b.score - a.score);
    const ownVersions = own.length > 0 ? this.local.engine.status().tenants[tenantId]?.versions : undefined;
    const { insteadOf } = answer;
    return {
      matches: all.slice(0, MOST_MATCHES).map(matchOf),
      lists: this.lists.of({ ...versions, ...ownVersions }, tenantId),
      searchedWith: {
        provider: answer.provider,
        engine_version: answer.engineVersion,
        ...(insteadOf && { fallback_from: insteadOf.provider, fallback_reason: insteadOf.reason }),
      },
      isShortened: all.length > MOST_MATCHES,
    };
  }
}

function failed(error: unknown): unknown {
  if (!isProviderFailure(error)) return error;
  log.warn({ provider: error.provider, reason: error.reason }, 'could not screen');
  return failure(error.reason === 'not-ready' ? 'sanctions.engine.starting' : 'sanctions.provider.failed');
}
