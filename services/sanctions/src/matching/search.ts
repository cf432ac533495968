import { log } from '@dossier/kit/log';
import { failure } from '@dossier/proto/failures/failure';
import type { ScreeningSubject } from '@dossier/proto/rules/screening';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { isQueryRefusal, readQuery, type ScreenQuery } from '../engine/query.js';
import { InForce } from '../list-versions/in-force.js';
import { LocalEngine } from '../local-engine/local-engine.js';
import { SearchedLists } from '../local-engine/searched-lists.js';
import { OwnIndexes } from '../own-lists/own-indexes.js';
import { localProvider } from '../providers/local.js';
import { isProviderFailure, type Provider, type ProviderAnswer } from '../providers/provider.js';
import { chosenProvider } from './chosen-provider.js';
import type { Found } from './found.js';
import { matchOf } from './matches.js';
import { refusedQuery } from './refused-query.js';

/** Answers stay far below what a message carries. */
const MOST_MATCHES = 20;
const ALL = 100;

type OwnAnswer = Pick<ProviderAnswer, 'hits' | 'versions'>;
const NO_OWN: OwnAnswer = { hits: [], versions: {} };

/** Screens by the provider of the settings and by the tenant's own list. What fails is an error, never "no match". */
@Injectable()
export class Search implements OnModuleInit {
  private own?: Provider;
  private provider?: Provider;

  constructor(
    private readonly local: LocalEngine,
    private readonly inForce: InForce,
    private readonly ownIndexes: OwnIndexes,
    private readonly lists: SearchedLists,
  ) {}

  onModuleInit(): void {
    this.own = localProvider(this.local.engine, () => this.inForce.mayServe);
    this.provider = chosenProvider(this.own);
  }

  async find(subject: ScreeningSubject, tenantId: string): Promise<Found> {
    const query: ScreenQuery = subject;
    try {
      // What the own engine would refuse goes to no other provider: whether it can be screened does not depend on who screens.
      readQuery(query);
      const hasOwn = await this.ownIndexes.ready(tenantId);
      const answer = await ask(this.provider, query, { tenant: tenantId, limit: MOST_MATCHES + 1 });
      const own = hasOwn && answer.provider !== 'local' ? await this.ownAnswer(query, tenantId) : NO_OWN;
      return this.found(answer, own, tenantId);
    } catch (error) {
      throw isQueryRefusal(error) ? refusedQuery(error.fault, subject) : failed(error);
    }
  }

  /** Another provider does not know the tenant's own list. */
  private async ownAnswer(query: ScreenQuery, tenant: string): Promise<OwnAnswer> {
    const { hits, versions } = await ask(this.own, query, { tenant, limit: ALL });
    return {
      hits: hits.filter(({ card }) => card.sanctions.some(({ source }) => source === 'own')),
      versions: versions.own === undefined ? {} : { own: versions.own },
    };
  }

  private found({ hits, versions, ...answer }: ProviderAnswer, own: OwnAnswer, tenantId: string): Found {
    const all = [...hits, ...own.hits].sort((a, b) => b.score - a.score);
    const { insteadOf } = answer;
    return {
      matches: all.slice(0, MOST_MATCHES).map(matchOf),
      lists: this.lists.of({ ...versions, ...own.versions }, tenantId),
      searchedWith: {
        provider: answer.provider,
        engine_version: answer.engineVersion,
        ...(insteadOf && { fallback_from: insteadOf.provider, fallback_reason: insteadOf.reason }),
      },
      isShortened: all.length > MOST_MATCHES,
    };
  }
}

async function ask(
  provider: Provider | undefined,
  query: ScreenQuery,
  options: { tenant: string; limit: number },
): Promise<ProviderAnswer> {
  if (!provider) throw new Error('No provider is chosen yet');
  return provider.screen(query, undefined, options);
}

function failed(error: unknown): unknown {
  if (!isProviderFailure(error)) return error;
  log.warn({ provider: error.provider, reason: error.reason }, 'could not screen');
  return failure(error.reason === 'not-ready' ? 'sanctions.engine.starting' : 'sanctions.provider.failed');
}
