import { Handle, type Node, type NodeProps, Position } from '@xyflow/react';
import { TruncatedName } from '@/components/truncated-name';
import { ownership } from '../texts';
import { nameOfNode, roleOfNode } from './node-words';
import classes from './ownership.module.css';
import type { OwnershipNode } from './ownership-query';

export type ChartNode = Node<{ node: OwnershipNode }, 'party'>;

/** One party of the chart: its name, what it is, its share, and how it stands. */
export function PartyNode({ data: { node }, width, height }: NodeProps<ChartNode>) {
  return (
    <div className={classes.node} data-state={node.state} data-type={node.type} style={{ width, height }}>
      <Handle type="target" position={Position.Top} isConnectable={false} className={classes.handle} />
      <span className={classes.nodeName}>
        <TruncatedName>{nameOfNode(node)}</TruncatedName>
      </span>
      <span className={classes.role}>{roleOfNode(node)}</span>
      <span className={classes.state}>
        <span className={classes.dot} aria-hidden />
        {ownership.states[node.state]}
      </span>
      <Handle type="source" position={Position.Bottom} isConnectable={false} className={classes.handle} />
    </div>
  );
}
