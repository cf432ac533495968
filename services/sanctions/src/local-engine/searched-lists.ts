import type { SearchedList } from '@dossier/proto/calls/screening-result';
import { Injectable } from '@nestjs/common';
import { versionNumber } from '../lists/version-name.js';

/** What the versions in an answer stand for. An index tells only the versions; a reader wants title, size and day. */
@Injectable()
export class SearchedLists {
  private readonly known = new Map<string, SearchedList>();

  /** `scope` is the tenant of an own list, empty for the public ones. */
  remember(scope: string, version: string, list: SearchedList): void {
    this.known.set(`${scope}|${list.source}|${version}`, list);
  }

  of(versions: Record<string, string>, tenantId: string): SearchedList[] {
    return Object.entries(versions).map(([source, version]) => {
      const scope = source === 'own' ? tenantId : '';
      return this.known.get(`${scope}|${source}|${version}`) ?? unknownList(source, version);
    });
  }
}

/** A list of another provider, which tells no more than its name; or a version of ours that is no longer kept. */
function unknownList(source: string, name: string): SearchedList {
  const version = versionNumber(name);
  return { source, title: source, ...(version !== undefined && { version }) };
}
