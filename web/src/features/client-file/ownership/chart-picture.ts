import { layoutChart, type PlacedNode, sizeOf } from '@dossier/proto/ownership/layout';
import { ownership } from '../texts';
import { cut } from './cut';
import { edgePath } from './edge-path';
import { nameOfNode, roleOfNode } from './node-words';
import type { OwnershipNode } from './ownership-query';

const MARGIN = 40;
/** Browsers draw no larger canvas than this many pixels on a side. */
const LARGEST = 16_000;
const SCALE = 2;
const COLOURS = { alert: '#8b1a1a', missing: '#c5221f', waiting: '#b45f06', complete: '#17693a' } as const;

const escaped = (text: string): string => text.replace(/[<>&"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

const line = (text: string, x: number, y: number, weight: number, colour: string): string =>
  `<text x="${x}" y="${y}" font-family="sans-serif" font-size="14" font-weight="${weight}" fill="${colour}" text-anchor="middle">${escaped(text)}</text>`;

function drawn({ node, x, y, width, height }: PlacedNode<OwnershipNode>): string {
  const { state } = node;
  const middle = x + width / 2;
  return [
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="#fff" stroke="${COLOURS[state]}" stroke-width="2"/>`,
    line(cut(nameOfNode(node), width), middle, y + 40, 600, '#1b1b1f'),
    line(cut(roleOfNode(node), width), middle, y + 64, 400, '#676772'),
    line(ownership.states[state], middle, y + 84, 400, COLOURS[state]),
  ].join('');
}

/** The chart as a picture in SVG, with presentation attributes alone, so that it can be drawn anywhere. */
function svgOf(chart: OwnershipNode): { svg: string; width: number; height: number } {
  const placed = layoutChart(chart);
  const at = new Map(placed.map((each) => [each.node.id, each]));
  const size = sizeOf(placed);
  const [width, height] = [size.width + 2 * MARGIN, size.height + 2 * MARGIN];
  const edges = placed.flatMap((each) => {
    const parent = each.parent && at.get(each.parent);
    return parent ? [`<path d="${edgePath(parent, each)}" fill="none" stroke="#8d8d99" stroke-width="1.5"/>`] : [];
  });
  const body = [...edges, ...placed.map(drawn)].join('');
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${-MARGIN} ${-MARGIN} ${width} ${height}"><rect x="${-MARGIN}" y="${-MARGIN}" width="${width}" height="${height}" fill="#fff"/>${body}</svg>`,
    width,
    height,
  };
}

/** The chart as a PNG of twice its size, or as large as a browser draws. */
export async function pictureOf(chart: OwnershipNode): Promise<Blob> {
  const { svg, width, height } = svgOf(chart);
  const scale = Math.min(SCALE, LARGEST / Math.max(width, height));
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The chart could not be drawn'))), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(url);
  }
}
