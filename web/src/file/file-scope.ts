import type { Facts } from '@dossier/proto/records/model/facts';
import type { Reader } from '@dossier/proto/records/view';
import { createContext, useContext } from 'react';
import type { FileRecord } from './record';

/** What every part of a client file's screens knows of the file. */
export type FileScope = {
  clientId: string;
  company?: Facts['company'];
  /** Only the live file can be edited; a snapshot and a review only show. */
  mode: 'live' | 'snapshot' | 'review';
  /** Of the snapshot that is shown. */
  snapshotId?: string;
  reader: Reader;
  /** YYYY-MM-DD */
  today: string;
  records: readonly FileRecord[];
};

const Scope = createContext<FileScope | undefined>(undefined);

export const FileScopeProvider = Scope.Provider;

export function useFileScope(): FileScope {
  const scope = useContext(Scope);
  if (!scope) throw new Error('A record is shown outside a client file');
  return scope;
}
