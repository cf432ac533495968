import { countryCode } from '@dossier/proto/rules/country-names';
import { readDateText } from '../lists/dates.js';
import { addDate, addName, addOnce, blankEntry, type ListEntry } from '../lists/entry.js';
import { cardOfEntry } from '../lists/merge.js';
import type { Provider, ProviderHit } from './provider.js';
import { asArray, asObject, asScore, asText, texts } from './read-json.js';
import { DEFAULT_REMOTE_THRESHOLD, jsonHeaders, nameOf, type RemoteSettings, remoteProvider } from './remote.js';

function readEntry(result: Record<string, unknown>, type: ListEntry['type']): ListEntry {
  const list = texts(result.list)[0] ?? 'Provider';
  const entry = blankEntry(
    { source: 'http', list, body: list, country: '' },
    asText(result.id, 'the id of a result'),
    type,
  );
  addName(entry, asText(result.name, 'the name of a result'), 'primary');
  for (const alias of texts(result.aliases)) addName(entry, alias, 'alias');
  for (const date of texts(result.dates_of_birth)) addDate(entry, readDateText(date));
  for (const code of texts(result.nationalities)) addOnce(entry.nationalities, countryCode(code));
  entry.remarks.push(...texts(result.notes));
  entry.programmes.push(...texts(result.programmes));
  return { ...entry, current: result.current !== false };
}

/**
 * Any service that takes `POST { type, name, firstname, surname, dob, nationality }` and answers
 * `{ results: [{ id, name, score, aliases?, dates_of_birth?, nationalities?, list?, programmes?, notes?, current? }] }`, score 0 to 1.
 */
export function genericHttpProvider(settings: RemoteSettings): Provider {
  const threshold = settings.threshold ?? DEFAULT_REMOTE_THRESHOLD;
  const readHit = (value: unknown, type: ListEntry['type']): ProviderHit => {
    const result = asObject(value, 'a result');
    const score = asScore(result.score, 'the score of a result');
    return { card: cardOfEntry(readEntry(result, type)), score, isAlert: score >= threshold };
  };
  return remoteProvider(settings, {
    id: 'http',
    requests: (query) => [
      {
        url: settings.url,
        method: 'POST',
        headers: jsonHeaders(settings),
        body: JSON.stringify({
          type: query.type,
          name: nameOf(query),
          firstname: query.firstname,
          surname: query.surname,
          dob: query.dob,
          nationality: query.nationality,
        }),
      },
    ],
    read: ([answer], query) => {
      const results = asArray(asObject(answer, 'the answer').results, 'results');
      return {
        hits: results.map((result) => readHit(result, query.type)),
        versions: {},
        engineVersion: 'http',
        threshold,
      };
    },
  });
}
