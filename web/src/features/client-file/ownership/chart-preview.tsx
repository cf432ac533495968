import { CHART, layoutChart, type PlacedNode, sizeOf } from '@dossier/proto/ownership/layout';
import { useMemo } from 'react';
import { ownership } from '../texts';
import { cut } from './cut';
import { edgePath } from './edge-path';
import { nameOfNode, roleOfNode } from './node-words';
import classes from './ownership.module.css';
import type { OwnershipNode } from './ownership-query';

type ChartPreviewProps = {
  chart: OwnershipNode;
  label?: string /** As wide as its place, with names; else small and without words: the full screen has them. */;
  words?: boolean;
};

/** A chart, or a part of one, as a still picture. */
export function ChartPreview({ chart, label = ownership.chart, words = false }: ChartPreviewProps) {
  const placed = useMemo(() => layoutChart(chart), [chart]);
  const { width, height } = sizeOf(placed);
  const at = new Map(placed.map((each) => [each.node.id, each]));
  const fit = words ? { className: classes.structure, width: width + 8 } : { className: classes.preview, ...CHART.fit };
  return (
    <svg {...fit} viewBox={`-4 -4 ${width + 8} ${height + 8}`} role="img" aria-label={label}>
      {placed.map((each) => {
        const parent = each.parent && at.get(each.parent);
        return parent && <path key={`${each.node.id}-edge`} className={classes.edge} d={edgePath(parent, each)} />;
      })}
      {placed.map((each) => (
        <Box key={each.node.id} placed={each} words={words} />
      ))}
    </svg>
  );
}

const Box = ({
  placed: { node, x, y, width, height },
  words,
}: {
  placed: PlacedNode<OwnershipNode>;
  words: boolean;
}) => (
  <g>
    <rect className={classes.box} data-state={node.state} x={x} y={y} width={width} height={height} rx={8} />
    {words && (
      <>
        <text className={classes.boxName} x={x + width / 2} y={y + 46}>
          {cut(nameOfNode(node), width)}
        </text>
        <text className={classes.boxRole} x={x + width / 2} y={y + 68}>
          {cut(roleOfNode(node), width)}
        </text>
      </>
    )}
  </g>
);
