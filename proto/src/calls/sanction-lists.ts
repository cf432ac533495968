import { LISTS } from '../rules/limits.js';
import { httpCall } from './call.js';
import { DateTime, Flag, List, Nested, OneOf, Text, Whole } from './fields.js';

const SOURCE = { max: 40, pattern: /^[a-z0-9-]+$/ };
const NO_INPUT = class NoListInput {};

export class ListVersion {
  @Whole() version: number;
  @Whole({ description: 'People and organisations, those that have left the list included' }) entries: number;
  @Whole({ description: 'Those that the list names today' }) current_entries: number;
  @DateTime() fetched_at: string;
  @Text() sha256: string;
  @Flag() in_force: boolean;
  @Text({ optional: true, description: 'Whoever uploaded it or rolled back to it' }) by?: string;
}

/** Why the last refresh left the old version in force, or why the version in force is not searched. */
export class ListAlarm {
  @DateTime() at: string;
  @Text({ description: 'Stable: empty, html, truncated, shrunk, sentinels, unreachable, not-loaded …' }) reason: string;
  @Text({ max: 2_000 }) message: string;
}

export class ListStatus {
  @Text() source: string;
  @Text() title: string;
  @Text() format: string;
  @Flag({ description: 'Searched and refreshed' }) is_on: boolean;
  @Whole() refresh_hours: number;
  @Flag({ description: 'No successful check for twice the refresh interval' }) is_stale: boolean;
  @Flag() is_refreshing: boolean;
  @DateTime({ optional: true, description: 'Last time the publisher was asked with success' }) checked_at?: string;
  @Nested(() => ListAlarm, { optional: true }) alarm?: ListAlarm;
  @Whole({
    optional: true,
    description: 'The version that is searched; another than the one in force while that is loaded',
  })
  served_version?: number;
  @List(() => ListVersion, { description: 'The last three, newest first' }) versions: ListVersion[];
}

export class IndexStatus {
  @Text() engine_version: string;
  @Flag({ description: 'Ready to search' }) is_ready: boolean;
  @Whole() names: number;
  @Whole({ description: 'Real people and organisations, merged over the lists' }) cards: number;
  @DateTime({ optional: true }) built_at?: string;
  @Whole({ optional: true, description: 'Milliseconds the last build or load took' }) load_ms?: number;
}

export class ListsStatus {
  @List(() => ListStatus) lists: ListStatus[];
  @Nested(() => IndexStatus) index: IndexStatus;
  @Text({ description: 'local, yente, watchman or http' }) provider: string;
  @Flag({ description: 'Only the invented sample list is there' }) only_sample: boolean;
}

export const listsStatus = httpCall({
  subject: 'sanctions.lists.status',
  method: 'GET',
  path: 'sanction-lists',
  base: 'bo/v1',
  access: 'super-user',
  summary: 'Every configured sanction list with its versions, and the index in force',
  input: NO_INPUT,
  output: ListsStatus,
});

export class AskListChanges {
  @Text(SOURCE) source: string;
  @Whole({ min: 1 }) from: number;
  @Whole({ min: 1 }) to: number;
  @OneOf(['added', 'removed', 'changed']) kind: 'added' | 'removed' | 'changed';
  @Whole({ optional: true, min: 1, max: Math.ceil(LISTS.exactCount / LISTS.page) }) page?: number;
}

export class ListedEntry {
  @Text() id: string;
  @Text() name: string;
  @Text() type: string;
  @List(() => String, { description: 'Of a changed entry: what differs' }) fields: string[];
}

export class ListChangesPage {
  @List(() => ListedEntry) entries: ListedEntry[];
  @Whole() added: number;
  @Whole() removed: number;
  @Whole() changed: number;
}

export const listChanges = httpCall({
  subject: 'sanctions.lists.changes',
  method: 'GET',
  path: 'sanction-lists/changes',
  base: 'bo/v1',
  access: 'super-user',
  summary: 'What differs between two kept versions of a list',
  input: AskListChanges,
  output: ListChangesPage,
  fails: ['sanctions.list.not_found'],
  deadline: 10_000,
});

export class NameList {
  @Text(SOURCE) source: string;
}

export class RefreshStarted {
  @Nested(() => ListStatus) list: ListStatus;
}

export const refreshList = httpCall({
  subject: 'sanctions.lists.refresh',
  method: 'POST',
  path: 'sanction-lists/refresh',
  base: 'bo/v1',
  access: 'super-user',
  summary: 'Starts a refresh now; the status tells how it went',
  input: NameList,
  output: RefreshStarted,
  fails: ['sanctions.list.not_found', 'sanctions.list.busy'],
  writes: true,
});

export class RollBackList {
  @Text(SOURCE) source: string;
  @Whole({ optional: true, min: 1, description: 'The one before the version in force unless told otherwise' })
  version?: number;
}

export const rollBackList = httpCall({
  subject: 'sanctions.lists.roll-back',
  method: 'POST',
  path: 'sanction-lists/roll-back',
  base: 'bo/v1',
  access: 'super-user',
  summary: 'Puts an earlier version of a list in force',
  input: RollBackList,
  output: RefreshStarted,
  fails: ['sanctions.list.not_found', 'sanctions.list.no_earlier_version'],
  writes: true,
});

export class OwnList {
  @Text() title: string;
  @Whole() entries: number;
  @Whole() version: number;
  @DateTime() uploaded_at: string;
  @Text() uploaded_by: string;
  @Text() filename: string;
}

export class OwnListAnswer {
  @Nested(() => OwnList, { optional: true, description: 'Absent while the tenant has none' }) list?: OwnList;
  @Flag({ description: 'The caller may upload and remove it' }) may_change: boolean;
  @List(() => String, { description: 'Columns of the CSV file; only name must be there' }) columns: string[];
}

export const getOwnList = httpCall({
  subject: 'sanctions.own-list.get',
  method: 'GET',
  path: 'sanction-lists/own',
  access: ['world_search'],
  summary: "The tenant's own list, searched for this tenant only",
  input: NO_INPUT,
  output: OwnListAnswer,
});

export const removeOwnList = httpCall({
  subject: 'sanctions.own-list.remove',
  method: 'POST',
  path: 'sanction-lists/own/remove',
  access: ['world_search'],
  summary: "Takes the tenant's own list out of the search (administrator, compliance officer)",
  input: NO_INPUT,
  output: OwnListAnswer,
  writes: true,
});
