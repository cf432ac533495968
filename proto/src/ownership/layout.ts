import type { ChartNode } from './chart.js';

/** Pixels of the ownership chart. */
export const CHART = {
  horizontalSpacing: 70,
  verticalSpacing: 100,
  nodeHeight: 100,
  nodeWidth: 200,
  corporateWidth: 350,
  personWidth: 150,
  /** The box a small chart is scaled to. */
  fit: { width: 300, height: 240 },
} as const;

/** A tree of nodes with what their place depends on. */
type Tree<Node> = Pick<ChartNode, 'id' | 'type' | 'entity_type'> & { children: Node[] };
export type PlacedNode<Node = ChartNode> = {
  node: Node;
  x: number;
  y: number;
  width: number;
  height: number;
  parent?: string;
};

export const widthOf = ({ type, entity_type }: Pick<ChartNode, 'type' | 'entity_type'>): number => {
  if (type === 'corporate' && entity_type === 'entity') return CHART.corporateWidth;
  return entity_type === 'person' ? CHART.personWidth : CHART.nodeWidth;
};

/**
 * Places a chart from the top down, each parent over the middle of its children; x and y are the left upper corners, from 0. Every subtree
 * has a strip of its own, so that no node needs to be moved off another.
 */
export function layoutChart<Node extends Tree<Node>>(root: Node): PlacedNode<Node>[] {
  const strips = new Map<string, number>();
  measure(root, strips);
  const placed: PlacedNode<Node>[] = [];
  place(root, 0, 0, undefined);
  return placed;

  function place(node: Node, left: number, depth: number, parent: string | undefined): void {
    const strip = strips.get(node.id) ?? 0;
    const width = widthOf(node);
    const x = left + (strip - width) / 2;
    const y = depth * (CHART.nodeHeight + CHART.verticalSpacing);
    placed.push({ node, x, y, width, height: CHART.nodeHeight, ...(parent ? { parent } : {}) });
    let at = left + (strip - below(node, strips)) / 2;
    for (const child of node.children) {
      place(child, at, depth + 1, node.id);
      at += (strips.get(child.id) ?? 0) + CHART.horizontalSpacing;
    }
  }
}

/** The width that the children of a node take together. */
const below = <Node extends Tree<Node>>(
  { children }: Pick<Node, 'children'>,
  strips: ReadonlyMap<string, number>,
): number =>
  children.reduce((sum, { id }) => sum + (strips.get(id) ?? 0), 0) +
  Math.max(0, children.length - 1) * CHART.horizontalSpacing;

function measure<Node extends Tree<Node>>(node: Node, strips: Map<string, number>): void {
  for (const child of node.children) measure(child, strips);
  strips.set(node.id, Math.max(widthOf(node), below(node, strips)));
}

/** The smallest box around all nodes. */
export const sizeOf = (placed: readonly PlacedNode<unknown>[]): { width: number; height: number } => ({
  width: Math.max(0, ...placed.map(({ x, width }) => x + width)),
  height: Math.max(0, ...placed.map(({ y, height }) => y + height)),
});
