import type { ComponentType } from 'react';
import type { FileRecord } from '@/file/record';
import type { NodeProps } from './node-section';

const OPEN_AT_MOST = 2;

type NodeListProps = { records: readonly FileRecord[]; node: ComponentType<NodeProps>; level?: 2 | 3 };

/** Cards one below the other. Those inside others start closed, as do many, so that the whole can be seen. */
export const NodeList = ({ records, node: Node, level }: NodeListProps) =>
  records.map((record) => (
    <Node key={record.id} record={record} initiallyOpen={level !== 3 && records.length <= OPEN_AT_MOST} level={level} />
  ));
