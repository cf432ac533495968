import type { NodeState, OwnershipNode } from '@dossier/proto/calls/kyc-ownership';
import type { ChartNode } from '@dossier/proto/ownership/chart';
import { pendingOf } from '@dossier/proto/records/changes';
import { isOpen, type RequirementState } from '@dossier/proto/requirements/states';
import { type FileRecord, storedOf } from '../file/file-record.js';

/**
 * Gives every node of a chart its state: of its own record, the entity behind it and the documents of both. `alerts`: the records that a
 * confirmed screening alert is about.
 */
export function withStates(
  chart: ChartNode,
  file: readonly FileRecord[],
  states: readonly RequirementState[],
  alerts: ReadonlySet<string>,
): OwnershipNode {
  const waiting = new Set(file.filter((record) => pendingOf(storedOf(record)).length > 0).map(({ _id }) => _id));
  const missing = new Set(states.filter(({ state }) => isOpen(state)).map(({ owner }) => owner));
  const own = recordsOfNodes(file);
  const stateOf = ({ id, missing: isMissing }: ChartNode): NodeState => {
    const records = [id, ...(own.get(id) ?? [])];
    if (!isMissing && records.some((record) => alerts.has(record))) return 'alert';
    if (isMissing || records.some((record) => missing.has(record))) return 'missing';
    return records.some((record) => waiting.has(record)) ? 'waiting' : 'complete';
  };
  const place = (node: ChartNode): OwnershipNode => ({
    ...node,
    state: stateOf(node),
    children: node.children.map(place),
  });
  return place(chart);
}

/** The entity behind a shareholder or managing director, and the documents of a node, by the node's record. */
function recordsOfNodes(file: readonly FileRecord[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const nodeOf = new Map<string, string>();
  const add = (node: string, record: string) => found.set(node, [...(found.get(node) ?? []), record]);
  for (const { _id, kind, links } of file) {
    const node = kind === 'entity' ? (links.share_holder_related ?? links.mbd_related) : undefined;
    if (node) {
      add(node, _id);
      nodeOf.set(_id, node);
    }
  }
  for (const { _id, kind, links } of file) {
    const owner = links.person ?? links.legalEntity ?? links.ubo_related;
    if (kind === 'kyc_file' && owner) add(nodeOf.get(owner) ?? owner, _id);
  }
  return found;
}
