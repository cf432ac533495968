import { CHART, layoutChart, sizeOf } from '@dossier/proto/ownership/layout';
import { useMemo } from 'react';
import { ownership } from '../texts';
import { edgePath } from './edge-path';
import classes from './ownership.module.css';
import type { OwnershipNode } from './ownership-query';

/** The whole chart as a small picture without words; the full screen has them. */
export function ChartPreview({ chart }: { chart: OwnershipNode }) {
  const placed = useMemo(() => layoutChart(chart), [chart]);
  const { width, height } = sizeOf(placed);
  const at = new Map(placed.map((each) => [each.node.id, each]));
  return (
    <svg
      className={classes.preview}
      viewBox={`-4 -4 ${width + 8} ${height + 8}`}
      width={CHART.fit.width}
      height={CHART.fit.height}
      role="img"
      aria-label={ownership.chart}
    >
      {placed.map((each) => {
        const parent = each.parent && at.get(each.parent);
        return parent && <path key={`${each.node.id}-edge`} className={classes.edge} d={edgePath(parent, each)} />;
      })}
      {placed.map(({ node, ...box }) => (
        <rect
          key={node.id}
          className={classes.box}
          data-state={node.state}
          x={box.x}
          y={box.y}
          width={box.width}
          height={box.height}
          rx={8}
        />
      ))}
    </svg>
  );
}
