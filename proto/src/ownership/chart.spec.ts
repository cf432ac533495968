import { describe, expect, it } from '@jest/globals';
import type { Kind } from '../records/definitions.js';
import type { Links } from '../records/model/facts.js';
import type { FiledRecord } from '../records/model/filed.js';
import type { Plain } from '../records/model/json.js';
import { type ChartNode, ownershipChart } from './chart.js';
import { CHART, layoutChart, sizeOf } from './layout.js';

const record = (kind: Kind, id: string, values: Plain = {}, links: Links = {}): FiledRecord => ({
  kind,
  id,
  links,
  values,
});
const client = record('company', 'client', { company_type: 'corporate', name: 'Client N.V.', location_type: 'abroad' });
const holder = (id: string, percentage_held: number, shareholder_type: string, links: Links = {}) =>
  record('shareholder', id, { percentage_held, shareholder_type }, links);
const named = (node: ChartNode): unknown => ({
  [node.label ?? node.name]: node.children.length
    ? Object.assign({}, ...node.children.map(named))
    : node.percentage_held,
});

describe('the ownership chart', () => {
  it('of an empty file asks for owners and a managing director', () => {
    expect(named(ownershipChart(client, []))).toEqual({
      'Client N.V.': { 'Missing Shares (100%)': 100, 'Missing Managing Director': undefined },
    });
  });

  it('tells a gap of more than one percent, and none of less', () => {
    const gap = (share: number) =>
      ownershipChart(client, [holder('s', share, 'person')]).children.find(({ missing }) => missing);
    expect(gap(98.9)?.label).toBe('Missing Shares (1.1%)');
    expect(gap(99)?.type).toBe('corporate');
  });

  it('completes corporate shareholders and directors', () => {
    const file = [
      holder('s1', 100, 'entity'),
      record('entity', 'e1', { name: 'Holding B.V.' }, { share_holder_related: 's1' }),
      holder('s2', 60, 'person', { share_holder_related: 's1' }),
      record('ubo', 'u2', { firstName: 'Ann', lastName: 'Winklaar' }, { share_holder_related: 's2' }),
      record('md', 'm1', { entity_type: 'entity', location_type: 'abroad' }),
      record('entity', 'e2', { name: 'Trust Office', supervised: true }, { mbd_related: 'm1' }),
      record('md', 'm2', { entity_type: 'person', location_type: 'local' }),
      record('person', 'p2', { firstName: 'Bob', lastName: 'Croes' }, { mbd_related: 'm2' }),
    ];
    expect(named(ownershipChart(client, file))).toEqual({
      'Client N.V.': {
        'Holding B.V.': {
          'Ann Winklaar': { 'Ann Winklaar': undefined },
          'Missing Shares (40%)': 40,
          'Missing Managing Director': undefined,
        },
        'Trust Office': { 'Missing Shares (100%)': 100, 'Missing Official': undefined },
        'Bob Croes': { 'Bob Croes': undefined },
      },
    });
  });

  it('of an account holder has the UBOs alone', () => {
    const account = record('company', 'c', { company_type: 'account_holder', first_name: 'Eva', last_name: 'Maduro' });
    const ubo = record('ubo', 'u', { firstName: 'Eva', lastName: 'Maduro', percentage_held: 100 });
    expect(named(ownershipChart(account, [ubo]))).toEqual({ 'Eva Maduro': { 'Eva Maduro': 100 } });
  });
});

describe('its layout', () => {
  const wide = (count: number): ChartNode => {
    const file = Array.from({ length: count }, (_, at) => holder(`s${at}`, 1, at % 3 ? 'entity' : 'person'));
    return ownershipChart(client, file);
  };

  it('keeps nodes apart by the spacing, parents over the middle of their children', () => {
    const placed = layoutChart(wide(70));
    for (const depth of new Set(placed.map(({ y }) => y))) {
      const row = placed.filter(({ y }) => y === depth).sort((one, other) => one.x - other.x);
      for (let at = 1; at < row.length; at++) {
        const [left, right] = [row[at - 1]!, row[at]!];
        expect(right.x - (left.x + left.width)).toBeGreaterThanOrEqual(CHART.horizontalSpacing);
      }
    }
    expect(placed.map(({ y }) => y % (CHART.nodeHeight + CHART.verticalSpacing))).toEqual(placed.map(() => 0));
    expect(Math.min(...placed.map(({ x }) => x))).toBeGreaterThanOrEqual(0);
    expect(sizeOf(placed).height).toBe(2 * (CHART.nodeHeight + CHART.verticalSpacing) + CHART.nodeHeight);
  });

  it('places 200 nodes well within 200 ms', () => {
    const chart = wide(100);
    const since = performance.now();
    const placed = layoutChart(chart);
    expect(placed.length).toBeGreaterThanOrEqual(200);
    expect(performance.now() - since).toBeLessThan(200);
  });
});
