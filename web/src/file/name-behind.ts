import { type FileRecord, titleOf } from './record';
import { childrenOf } from './tree';

const BEHIND = ['ubo', 'person', 'entity'] as const;

/** A holding or an office goes by the name of whoever is behind it, where somebody is. */
export function nameBehind(record: FileRecord, records: readonly FileRecord[]): string {
  const behind = BEHIND.flatMap((kind) => childrenOf(record, kind, records));
  const [first] = behind.filter((each) => each.kind !== 'person' || !behind.some(({ kind }) => kind === 'entity'));
  return first && (record.kind === 'md' || record.kind === 'shareholder') ? titleOf(first) : titleOf(record);
}
