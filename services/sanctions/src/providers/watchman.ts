import { countryCode } from '@dossier/proto/rules/country-names';
import type { ScreenQuery } from '../engine/query.js';
import { exactDate, readDate } from '../lists/dates.js';
import {
  addAddress,
  addDate,
  addIdentifier,
  addName,
  blankEntry,
  type EntryType,
  type ListEntry,
} from '../lists/entry.js';
import { cardOfEntry } from '../lists/merge.js';
import type { Provider, ProviderHit } from './provider.js';
import { asArray, asObject, asScore, asText, type JsonObject, texts } from './read-json.js';
import { DEFAULT_REMOTE_THRESHOLD, jsonHeaders, nameOf, type RemoteSettings, remoteProvider } from './remote.js';

const TYPES: Record<string, EntryType> = {
  person: 'person',
  business: 'organisation',
  organization: 'organisation',
  vessel: 'vessel',
  aircraft: 'aircraft',
};
/** Watchman keeps each kind by itself and asks for one at a time; its lists call an organisation either of two. */
const ASKED = { person: ['person'], organisation: ['business', 'organization'], vessel: ['vessel'] } as const;

const objects = (value: unknown): JsonObject[] =>
  Array.isArray(value) ? value.map((item) => asObject(item, 'a part')) : [];
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function addDetails(entry: ListEntry, details: JsonObject): void {
  for (const name of texts(details.altNames)) addName(entry, name, 'alias');
  addDate(entry, exactDate(readDate(text(details.birthDate))));
  entry.positions.push(...texts(details.titles));
  for (const document of objects(details.governmentIDs)) {
    addIdentifier(
      entry,
      text(document.type) || 'Document',
      text(document.identifier),
      countryCode(text(document.country)),
    );
  }
  const gender = text(details.gender);
  if (gender === 'male' || gender === 'female') entry.gender = gender;
}

function readEntry(entity: JsonObject): ListEntry {
  const type = TYPES[text(entity.entityType)] ?? 'other';
  const list = asText(entity.sourceList, 'the list of an entity');
  const entry = blankEntry(
    { source: `watchman/${list}`, list, body: list, country: '' },
    text(entity.sourceID) || asText(entity.name, 'the name of an entity'),
    type,
  );
  addName(entry, asText(entity.name, 'the name of an entity'), 'primary');
  for (const key of ['person', 'business', 'organization', 'vessel', 'aircraft']) {
    if (entity[key]) addDetails(entry, asObject(entity[key], key));
  }
  for (const address of objects(entity.addresses)) {
    const lines = ['line1', 'line2', 'city', 'state', 'postalCode', 'country']
      .map((line) => text(address[line]))
      .filter(Boolean);
    addAddress(entry, lines.join(', '), countryCode(text(address.country)));
  }
  const info = entity.sanctionsInfo ? asObject(entity.sanctionsInfo, 'sanctionsInfo') : {};
  entry.programmes.push(...texts(info.programs));
  return entry;
}

/** Watchman asks and answers without nationality; a listed one that differs is taken off here. */
function readHit(value: unknown, query: ScreenQuery, threshold: number): ProviderHit {
  const entity = asObject(value, 'an entity');
  const score = asScore(entity.match, 'the match of an entity');
  const entry = readEntry(entity);
  const asked = query.nationality && countryCode(query.nationality);
  const documents = entry.identifiers.map((identifier) => identifier.country).filter(Boolean);
  const contradicts =
    asked !== undefined && documents.length > 0 && !documents.includes(asked) && !entry.countries.includes(asked);
  return { card: cardOfEntry(entry), score, isAlert: score >= threshold && !contradicts };
}

/** Of a search that finds nobody it answers `null` for the list, beside the query as it was understood. */
function readEntities(answer: unknown): unknown[] {
  const { entities, query } = asObject(answer, 'the answer');
  if (entities !== null) return asArray(entities, 'entities');
  asObject(query, 'the query of an answer without entities');
  return [];
}

/** moov-io/watchman: `GET /v2/search`. */
export function watchmanProvider(settings: RemoteSettings): Provider {
  const threshold = settings.threshold ?? DEFAULT_REMOTE_THRESHOLD;
  return remoteProvider(settings, {
    id: 'watchman',
    requests: (query, limit) =>
      ASKED[query.type].map((type) => {
        const address = new URL('/v2/search', settings.url);
        const values = { type, name: nameOf(query), birthDate: query.dob, limit: String(limit), minMatch: '0.5' };
        for (const [name, value] of Object.entries(values)) if (value) address.searchParams.set(name, value);
        return { url: address.href, headers: jsonHeaders(settings) };
      }),
    read: (answers, query) => {
      const hits = answers.flatMap(readEntities).map((entity) => readHit(entity, query, threshold));
      return { hits: hits.sort((a, b) => b.score - a.score), versions: {}, engineVersion: 'watchman', threshold };
    },
  });
}
