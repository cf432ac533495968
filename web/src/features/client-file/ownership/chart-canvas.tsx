import '@xyflow/react/dist/style.css';
import { layoutChart, type PlacedNode } from '@dossier/proto/ownership/layout';
import { Background, Controls, type Edge, MiniMap, ReactFlow } from '@xyflow/react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFileScope } from '@/file/file-scope';
import { paths } from '@/lib/paths';
import { ownership } from '../texts';
import { type ChartNode, PartyNode } from './chart-node';
import classes from './ownership.module.css';
import type { OwnershipNode } from './ownership-query';
import { areaOf } from './section-of-node';

/** From so many nodes on a map helps to find the way. */
const MAP_FROM = 40;
const nodeTypes = { party: PartyNode };

const nodeOf = ({ node, x, y, width, height }: PlacedNode<OwnershipNode>): ChartNode => ({
  id: node.id,
  type: 'party',
  position: { x, y },
  width,
  height,
  data: { node: node },
});

const edgesOf = (placed: readonly PlacedNode<OwnershipNode>[]): Edge[] =>
  placed.flatMap(({ node, parent }) =>
    parent ? [{ id: `${parent}-${node.id}`, source: parent, target: node.id, type: 'smoothstep' }] : [],
  );

/** What the library says of its own controls; nodes have no keys to tell of. */
const libraryTexts = () => ({
  'node.a11yDescription.default': '',
  'edge.a11yDescription.default': '',
  'controls.ariaLabel': ownership.controls,
  'controls.zoomIn.ariaLabel': ownership.zoomIn,
  'controls.zoomOut.ariaLabel': ownership.zoomOut,
  'controls.fitView.ariaLabel': ownership.fit,
  'minimap.ariaLabel': ownership.map,
});

/** The chart to move about in: drag to pan, wheel to zoom, click to open the part of the file that tells of a node. */
export function ChartCanvas({ chart }: { chart: OwnershipNode }) {
  const { clientId, company } = useFileScope();
  const navigate = useNavigate();
  const placed = useMemo(() => layoutChart(chart), [chart]);
  const nodes = useMemo(() => placed.map(nodeOf), [placed]);
  const edges = useMemo(() => edgesOf(placed), [placed]);
  const words = useMemo(libraryTexts, []);
  return (
    <div className={classes.canvas}>
      <ReactFlow
        nodes={nodes}
        edges={edges}
        nodeTypes={nodeTypes}
        fitView
        minZoom={0.05}
        maxZoom={2}
        nodesDraggable={false}
        nodesConnectable={false}
        nodesFocusable={false}
        edgesFocusable={false}
        deleteKeyCode={null}
        ariaLabelConfig={words}
        onlyRenderVisibleElements
        proOptions={{ hideAttribution: true }}
        onNodeClick={(_, { data: { node } }) => {
          const href = paths.client[areaOf(node, company)].href(clientId);
          void navigate(node.section && node.section !== clientId ? `${href}?highlight=${node.section}` : href);
        }}
      >
        <Background />
        <Controls showInteractive={false} />
        {placed.length >= MAP_FROM && <MiniMap pannable zoomable />}
      </ReactFlow>
    </div>
  );
}
