import type { StoredFile } from '@dossier/proto/records/model/field';
import type { Json } from '@dossier/proto/records/model/json';
import { fieldMark, type WaitingChange } from '@/file/marks';
import { type FileRecord, isWaiting } from '@/file/record';

/** A field's value as the file it describes. */
export const asFile = (value: Json | undefined): StoredFile | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && typeof value.serverName === 'string'
    ? (value as unknown as StoredFile)
    : undefined;

/** The approved file of a document, and the one that waits. */
export function filesOf(document: FileRecord | undefined): { current?: StoredFile; proposed?: StoredFile } {
  const state = document?.fields.file;
  return { current: asFile(state?.value), proposed: isWaiting(state) ? asFile(state.new_value) : undefined };
}

/** The change by which somebody else's file waits on a document. */
export function waitsOfOthers(document: FileRecord | undefined): WaitingChange | undefined {
  const mark = document && fieldMark(document, 'file');
  return mark?.own ? undefined : mark;
}

const IMAGE = /\.(png|jpe?g)$/i;
export const isImage = ({ filename }: StoredFile): boolean => IMAGE.test(filename);
