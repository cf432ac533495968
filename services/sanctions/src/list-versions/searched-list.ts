import type { SearchedList } from '@dossier/proto/calls/screening-result';
import type { VersionRecord } from './version.schema.js';

/** A version as answers name it. */
export const searchedList = ({ list, title, version, entries, fetched_at }: VersionRecord): SearchedList => ({
  source: list.startsWith('own:') ? 'own' : list,
  title,
  version,
  entries,
  fetched_at: fetched_at.toISOString(),
});
