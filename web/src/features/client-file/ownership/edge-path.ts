import type { PlacedNode } from '@dossier/proto/ownership/layout';

/** From the foot of a parent down, across and down to the head of its child. */
export function edgePath(parent: PlacedNode<unknown>, child: PlacedNode<unknown>): string {
  const [fromX, fromY] = [parent.x + parent.width / 2, parent.y + parent.height];
  const toX = child.x + child.width / 2;
  const half = (fromY + child.y) / 2;
  return `M${fromX} ${fromY}V${half}H${toX}V${child.y}`;
}
