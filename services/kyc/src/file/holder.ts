import type { Kind } from '@dossier/proto/records/definitions';
import type { Link } from '@dossier/proto/records/model/facts';
import type { FileRecord } from './file-record.js';

/** The link by which a person or entity stands behind a holding or an office. */
export const HELD_BY: Partial<Record<Kind, Link>> = { md: 'mbd_related', shareholder: 'share_holder_related' };
export const HOLDERS: Kind[] = ['entity', 'person', 'ubo'];

/** The person or entity by whose name people know a holding or an office, among what may stand behind it. */
export function holderOf({ kind, _id }: FileRecord, file: readonly FileRecord[]): FileRecord | undefined {
  const link = HELD_BY[kind];
  if (!link) return undefined;
  const held = file.filter((each) => HOLDERS.includes(each.kind) && each.links[link] === _id);
  return held.find((holder) => holder.kind === 'entity') ?? held[0];
}
