import type { ChartNodeType } from '../ownership/chart.js';
import { httpCall } from './call.js';
import { Decimal, Flag, List, Nested, OneOf, Text } from './fields.js';
import { FileOfCompany } from './kyc-companies.js';

const NODE_TYPES: readonly ChartNodeType[] = [
  'main_for_sh',
  'corporate_shareholder',
  'shareholder',
  'ubo',
  'corporate',
  'official',
];
/**
 * How a node stands: a screening alert is confirmed (or it is owned by half or more by such parties), somebody or something is missing,
 * a change waits, or none of these. The first that holds.
 */
export const NODE_STATES = ['alert', 'missing', 'waiting', 'complete'] as const;
export type NodeState = (typeof NODE_STATES)[number];

export class NodeLocation {
  @Text() value: string;
}

export class OwnershipNode {
  @Text({ description: 'The record; of a missing node, its parent and what is missing' }) id: string;
  @OneOf(NODE_TYPES) type: ChartNodeType;
  @Text() name: string;
  @OneOf(['person', 'entity']) entity_type: 'person' | 'entity';
  @Decimal({ optional: true }) percentage_held?: number;
  @Flag({ optional: true }) supervised?: boolean;
  @Nested(() => NodeLocation, { optional: true }) location_type?: NodeLocation;
  @Text({ optional: true, description: 'Said where there is no name' }) label?: string;
  @Flag({ optional: true, description: 'Nobody is recorded here, though somebody has to be' }) missing?: true;
  @Text({ optional: true, description: 'The record whose section tells of it' }) section?: string;
  @OneOf(NODE_STATES) state: NodeState;
  @List(() => OwnershipNode) children: OwnershipNode[];
}

export class OwnershipStep {
  @Text() name: string;
  @Decimal({ description: 'Percent held of the step before, the client first' }) percentage: number;
}

export class OwnershipPath {
  @Decimal({ description: 'Percent of the client along this path' }) share: number;
  @List(() => OwnershipStep, { description: 'From the client up to the owner' }) steps: OwnershipStep[];
}

export class BeneficialOwner {
  @Text() name: string;
  @Decimal({ description: 'Percent of the client over all paths' }) share: number;
  @Flag({ description: 'At or above the threshold' }) ubo: boolean;
  @List(() => String, { description: 'The records that speak of this person' }) records: string[];
  @List(() => OwnershipPath) paths: OwnershipPath[];
}

export class OwnershipCircle {
  @List(() => String) names: string[];
  @Decimal({ description: 'Percent of the client that ends in it' }) share: number;
}

const MISMATCHES = ['not_declared', 'not_computed', 'share_differs'] as const;

export class UboMismatchView {
  @OneOf(MISMATCHES) kind: (typeof MISMATCHES)[number];
  @Text() name: string;
  @Decimal({ optional: true }) computed?: number;
  @Decimal({ optional: true }) declared?: number;
}

export class BlockingHolder {
  @Text() name: string;
  @Decimal({ description: 'Percent that it holds of the entity' }) percentage: number;
}

export class BlockedEntityView {
  @Text() name: string;
  @Decimal({ description: 'Percent held by parties with a confirmed alert together' }) share: number;
  @List(() => BlockingHolder, {
    description: 'The holdings that make it so: of parties with a confirmed alert, or of entities so owned themselves',
  })
  through: BlockingHolder[];
}

export class EffectiveOwnershipView {
  @Decimal({ description: 'Percent from which a person is a UBO of this client' }) threshold: number;
  @List(() => BeneficialOwner) persons: BeneficialOwner[];
  @List(() => OwnershipCircle) circles: OwnershipCircle[];
  @Decimal({ description: 'Percent whose owner the file does not say' }) unknown: number;
  @List(() => UboMismatchView, { description: 'Where declared and computed UBOs disagree' })
  mismatches: UboMismatchView[];
  @List(() => BlockedEntityView, {
    description:
      'Entities that parties with a confirmed screening alert own by half or more; for those who read the findings',
  })
  blocked: BlockedEntityView[];
}

export class OwnershipAnswer {
  @Nested(() => OwnershipNode) chart: OwnershipNode;
  @Nested(() => EffectiveOwnershipView, { description: 'Worked out from approved holdings' })
  ownership: EffectiveOwnershipView;
}

export const getOwnershipChart = httpCall({
  subject: 'kyc.ownership.chart',
  method: 'GET',
  path: 'ownership-chart',
  access: ['view_chart'],
  summary:
    'The structure of a client file as a tree completed with what is missing, and who effectively owns the client',
  input: FileOfCompany,
  output: OwnershipAnswer,
  fails: ['kyc.company.not_found', 'kyc.snapshot.not_found'],
});
