import type { ScreenQuery } from '../engine/query.js';
import { cardOfEntry } from '../lists/merge.js';
import { entryOfFtm } from '../lists/opensanctions-ftm.js';
import type { Provider, ProviderHit } from './provider.js';
import { asArray, asObject, asScore, asText, texts } from './read-json.js';
import { DEFAULT_REMOTE_THRESHOLD, jsonHeaders, nameOf, type RemoteSettings, remoteProvider } from './remote.js';

const SCHEMAS = { person: 'Person', organisation: 'LegalEntity', vessel: 'Vessel' } as const;

function properties(query: ScreenQuery): Record<string, string[]> {
  const values: Record<string, string | undefined> = {
    name: nameOf(query),
    firstName: query.firstname,
    lastName: query.surname,
    birthDate: query.dob,
    nationality: query.nationality?.toLowerCase(),
    country: query.country?.toLowerCase(),
    gender: query.gender,
  };
  return Object.fromEntries(
    Object.entries(values)
      .filter((pair): pair is [string, string] => Boolean(pair[1]))
      .map(([name, value]) => [name, [value]]),
  );
}

function readHit(value: unknown, threshold: number): ProviderHit {
  const result = asObject(value, 'a result');
  const score = asScore(result.score, 'the score of a result');
  const isAlert = typeof result.match === 'boolean' ? result.match : score >= threshold;
  return { card: cardOfEntry(entryOfFtm(result, 'yente')), score, isAlert };
}

function datasetVersions(hits: readonly unknown[]): Record<string, string> {
  return Object.fromEntries(
    hits.flatMap((hit) => texts(asObject(hit, 'a result').datasets)).map((dataset) => [dataset, 'as served']),
  );
}

/** OpenSanctions' own matching service: `POST /match/{dataset}`. */
export function yenteProvider(settings: RemoteSettings & { dataset?: string; algorithm?: string }): Provider {
  const threshold = settings.threshold ?? DEFAULT_REMOTE_THRESHOLD;
  const address = new URL(`/match/${encodeURIComponent(settings.dataset ?? 'default')}`, settings.url);
  address.searchParams.set('algorithm', settings.algorithm ?? 'best');
  address.searchParams.set('threshold', String(threshold));
  return remoteProvider(settings, {
    id: 'yente',
    requests: (query, limit) => {
      address.searchParams.set('limit', String(limit));
      const body = JSON.stringify({ queries: { q: { schema: SCHEMAS[query.type], properties: properties(query) } } });
      return [{ url: address.href, method: 'POST', headers: jsonHeaders(settings), body }];
    },
    read: ([answer]) => {
      const response = asObject(asObject(asObject(answer, 'the answer').responses, 'responses').q, 'the response');
      if (response.status !== undefined && response.status !== 200)
        throw new Error(`the query failed with ${String(response.status)}`);
      const results = asArray(response.results, 'results');
      for (const result of results) asText(asObject(result, 'a result').id, 'the id of a result');
      return {
        hits: results.map((result) => readHit(result, threshold)),
        versions: datasetVersions(results),
        engineVersion: 'yente',
        threshold,
      };
    },
  });
}
