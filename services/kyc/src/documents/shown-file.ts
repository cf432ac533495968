import { type FileRecord, filesOf } from '../file/file-record.js';

/** Whether a field's value is the stored file of this name. */
export const namedIn = (value: unknown, serverName: string): boolean =>
  typeof value === 'object' && value !== null && 'serverName' in value && value.serverName === serverName;

/** Whether the file is the document's own or one that waits; any other is history. */
export const isShown = (record: FileRecord, serverName: string): boolean =>
  !record.removed_at && filesOf(record).includes(serverName);
