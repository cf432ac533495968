import { LRUCache } from 'lru-cache';

/** The last part of an answer's life, in which the next one is fetched. */
const RENEWED_IN_LAST = 1 / 3;

/**
 * Stale while revalidate: an answer is kept for `ms`. In the last third of that time the next question gets the kept answer and
 * fetches a new one behind it, so that of many who ask in a row nobody waits. A failure is not kept.
 */
export class SwrCache<T extends {}> {
  private readonly known: LRUCache<string, T, () => Promise<T>>;
  private readonly renewedFor: number;

  constructor(ms: number, most = 10_000) {
    this.renewedFor = ms * RENEWED_IN_LAST;
    this.known = new LRUCache({
      max: most,
      ttl: Math.ceil(ms - this.renewedFor),
      // The clock is read anew for each question.
      ttlResolution: 0,
      perf: Date,
      // What was forgotten while it was asked for still reaches whoever asked.
      ignoreFetchAbort: true,
      fetchMethod: async (_key, _known, { options, context: ask }) => {
        const asked = Date.now();
        const answer = await ask();
        // An answer is as old as its question.
        options.ttl = Math.max(1, Math.ceil(ms - this.renewedFor) - (Date.now() - asked));
        return answer;
      },
    });
  }

  async get(key: string, ask: () => Promise<T>): Promise<T> {
    const allowStale = this.known.getRemainingTTL(key) > -this.renewedFor;
    return this.known.forceFetch(key, { context: ask, allowStale });
  }

  delete(key: string): void {
    this.known.delete(key);
  }
}
