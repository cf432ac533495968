import type { FiledRecord } from '../records/model/filed.js';
import { heldTogether, remainingShares, TOTAL_SHARES } from '../rules/shares.js';
import { ownershipTexts as texts } from '../texts/ownership.js';
import { nameOf } from './parties.js';

/** The specification's node types: `main_for_sh` is the client, `corporate` a managing director. */
export type ChartNodeType = 'main_for_sh' | 'corporate_shareholder' | 'shareholder' | 'ubo' | 'corporate' | 'official';

export type ChartNode = {
  /** The record the node stands for; of a missing one, that of its parent with what is missing. */
  id: string;
  type: ChartNodeType;
  name: string;
  entity_type: 'person' | 'entity';
  percentage_held?: number;
  supervised?: boolean;
  location_type?: { value: string };
  /** What the node stands for, where it has no name of its own. */
  label?: string;
  /** Nobody is recorded here, though somebody has to be. */
  missing?: true;
  /** The section of the client file that tells of the node: its record's id. */
  section?: string;
  children: ChartNode[];
};

/** A gap up to this many percentage points is rounding, not a missing owner. */
export const SHARES_GAP = 1;

type File = readonly FiledRecord[];
type Above = 'share_holder_related' | 'mbd_related';

const number = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
const hangsOn = (file: File, kind: FiledRecord['kind'], link: Above, id: string): FiledRecord[] =>
  file.filter((each) => each.kind === kind && each.links[link] === id);
const personsOn = (file: File, link: Above, id: string): FiledRecord[] => [
  ...hangsOn(file, 'ubo', link, id),
  ...hangsOn(file, 'person', link, id),
];
const onClient = (file: File, kind: FiledRecord['kind']): FiledRecord[] =>
  file.filter((each) => each.kind === kind && Object.keys(each.links).length === 0);
const shareOf = (record: FiledRecord): { percentage_held?: number } => {
  const share = number(record.values.percentage_held);
  return share === undefined ? {} : { percentage_held: share };
};

/**
 * The structure of a client file as a tree of nodes, completed with what is missing: an owner where the shares below an
 * entity leave a gap of more than one percent, a managing director, an official.
 */
export function ownershipChart(client: FiledRecord, file: File): ChartNode {
  const location = client.values.location_type;
  return {
    id: client.id,
    type: 'main_for_sh',
    name: nameOf(client),
    entity_type: client.values.company_type === 'account_holder' ? 'person' : 'entity',
    ...(typeof location === 'string' ? { location_type: { value: location } } : {}),
    section: client.id,
    children: client.values.company_type === 'account_holder' ? uboNodes(file) : ofClient(client, file),
  };
}

function ofClient(client: FiledRecord, file: File): ChartNode[] {
  const holders = onClient(file, 'shareholder').map((each) => shareholderNode(each, file));
  const directors = onClient(file, 'md').map((each) => directorNode(each, file));
  return [
    ...holders,
    ...missingShares(client.id, holders),
    ...uboNodes(file),
    ...(directors.length > 0 ? directors : [missingDirector(client.id)]),
  ];
}

const uboNodes = (file: File): ChartNode[] => onClient(file, 'ubo').map((each) => personNode(each, 'ubo'));

const personNode = (record: FiledRecord, type: 'ubo' | 'official'): ChartNode => ({
  id: record.id,
  type,
  name: nameOf(record),
  entity_type: 'person',
  ...shareOf(record),
  section: record.id,
  children: [],
});

function shareholderNode(shareholder: FiledRecord, file: File): ChartNode {
  const { id } = shareholder;
  if (shareholder.values.shareholder_type === 'entity') return corporateNode(shareholder, file);
  const persons = personsOn(file, 'share_holder_related', id);
  const [first] = persons;
  const alone = persons.length === 1 && first;
  return {
    id,
    type: 'shareholder',
    name: alone ? nameOf(first) : '',
    ...(alone ? {} : { label: texts.individualShareholder }),
    entity_type: 'person',
    ...shareOf(shareholder),
    section: id,
    children: persons.map((each) => personNode(each, 'ubo')),
  };
}

function corporateNode(shareholder: FiledRecord, file: File): ChartNode {
  const { id } = shareholder;
  const [entity] = hangsOn(file, 'entity', 'share_holder_related', id);
  const holders = hangsOn(file, 'shareholder', 'share_holder_related', id).map((each) => shareholderNode(each, file));
  const directors = hangsOn(file, 'md', 'share_holder_related', id).map((each) => directorNode(each, file));
  return {
    id,
    type: 'corporate_shareholder',
    name: entity ? nameOf(entity) : '',
    ...(entity ? {} : { label: texts.corporateShareholder }),
    entity_type: 'entity',
    ...shareOf(shareholder),
    section: id,
    children: [
      ...holders,
      ...missingShares(id, holders),
      ...(directors.length > 0 ? directors : [missingDirector(id)]),
    ],
  };
}

function directorNode(director: FiledRecord, file: File): ChartNode {
  const { id, values } = director;
  const [entity] = hangsOn(file, 'entity', 'mbd_related', id);
  const officials = personsOn(file, 'mbd_related', id);
  const isEntity = values.entity_type === 'entity';
  const named = isEntity ? entity : officials[0];
  const holders = hangsOn(file, 'shareholder', 'mbd_related', id).map((each) => shareholderNode(each, file));
  const people = officials.map((each) => personNode(each, 'official'));
  const owed = isEntity && values.location_type !== 'local' ? missingShares(id, holders) : [];
  return {
    id,
    type: 'corporate',
    name: named ? nameOf(named) : '',
    ...(named ? {} : { label: texts.managingDirector }),
    entity_type: isEntity ? 'entity' : 'person',
    ...(typeof values.location_type === 'string' ? { location_type: { value: values.location_type } } : {}),
    ...(typeof entity?.values.supervised === 'boolean' ? { supervised: entity.values.supervised } : {}),
    section: id,
    children: [...holders, ...owed, ...(people.length > 0 ? people : [missingOfficial(id)])],
  };
}

/** The node for what the holders of an entity leave of 100; none while the gap is within rounding. */
function missingShares(id: string, holders: readonly ChartNode[]): ChartNode[] {
  const held = holders.map(({ percentage_held }) => percentage_held);
  const gap = holders.length === 0 ? TOTAL_SHARES : remainingShares([heldTogether(held)]);
  if (gap <= SHARES_GAP) return [];
  return [{ ...missing(id, 'shareholder', texts.missingShares(gap)), percentage_held: gap }];
}

const missingDirector = (id: string): ChartNode => missing(id, 'corporate', texts.missingDirector);
const missingOfficial = (id: string): ChartNode => missing(id, 'official', texts.missingOfficial);

const missing = (parent: string, type: ChartNodeType, label: string): ChartNode => ({
  id: `${parent}-missing-${type}`,
  type,
  name: '',
  label,
  entity_type: type === 'corporate' ? 'entity' : 'person',
  missing: true,
  section: parent,
  children: [],
});
