import { liveValues } from '@dossier/proto/records/model/stored';
import type { Waiver } from '@dossier/proto/requirements/states';
import { type FileRecord, storedOf } from './file-record.js';

/** The record that an exception is for: the client itself where it hangs on no other. */
export const waivedOwner = ({ links, company_id }: Pick<FileRecord, 'links' | 'company_id'>): string =>
  Object.values(links)[0] ?? company_id;

/** The approved exceptions of a file; what waits to be approved is none. */
export const waiversOf = (file: readonly FileRecord[]): Waiver[] =>
  file
    .filter(({ kind, add }) => kind === 'waiver' && !add)
    .map((record) => {
      const { document, until } = liveValues(storedOf(record));
      return { document: String(document), owner: waivedOwner(record), until: String(until) };
    });
