import type { BeneficialOwner, EffectiveOwnershipView } from '@dossier/proto/calls/kyc-ownership';
import { uboMismatches, uboThreshold } from '@dossier/proto/ownership/beneficial-owners';
import { partiesOfRecords } from '@dossier/proto/ownership/confirmed-alerts';
import { type EffectiveOwner, effectiveOwnership } from '@dossier/proto/ownership/effective';
import { blockedByOwners } from '@dossier/proto/ownership/fifty-percent';
import { declaredUbos, ownershipGraph } from '@dossier/proto/ownership/graph';
import { nameOfParty, type OwnershipGraph } from '@dossier/proto/ownership/holdings';
import type { FiledRecord } from '@dossier/proto/records/model/filed';
import { settings } from '../settings.js';

const THRESHOLDS = { usual: settings.UBO_THRESHOLD, highRisk: settings.UBO_THRESHOLD_HIGH_RISK };

/** The effective owners of a client as they are answered; client and file are approved records. */
export function effectiveView(
  client: FiledRecord,
  file: readonly FiledRecord[],
  alerts: ReadonlySet<string>,
): EffectiveOwnershipView {
  const graph = ownershipGraph(client, file);
  const found = effectiveOwnership(graph);
  const threshold = uboThreshold(client.values.risk_level, THRESHOLDS);
  return {
    threshold,
    persons: found.persons.map((owner) => ownerView(graph, owner, threshold)),
    circles: found.circles.map(({ parties, share }) => ({ names: parties.map((id) => nameOfParty(graph, id)), share })),
    unknown: found.unknown,
    mismatches: uboMismatches(found, declaredUbos(client, file), threshold).map(({ party, ...mismatch }) => mismatch),
    blocked: blockedIn(graph, alerts).map(({ party, share, through }) => ({
      name: party.name,
      share,
      through: through.map(({ owner, percentage }) => ({ name: nameOfParty(graph, owner), percentage })),
    })),
  };
}

/** The entities that parties with a confirmed alert own by half or more. */
const blockedIn = (graph: OwnershipGraph, alerts: ReadonlySet<string>) =>
  blockedByOwners(graph, partiesOfRecords(graph, alerts));

/** The records with an alert of their own, and those of entities that such parties own by half or more. */
export function recordsUnderAlert(
  client: FiledRecord,
  file: readonly FiledRecord[],
  alerts: ReadonlySet<string>,
): ReadonlySet<string> {
  const graph = ownershipGraph(client, file);
  const own = [...partiesOfRecords(graph, alerts)].flatMap((id) => graph.parties.get(id)?.records ?? []);
  const blocked = blockedIn(graph, alerts).flatMap(({ party }) => party.records);
  const under = new Set([...alerts, ...own, ...blocked]);
  return new Set([...under, ...file.filter(({ id }) => under.has(id)).flatMap(({ links }) => heldAlone(links, file))]);
}

/** The holding or the office of an individual: on the chart it stands for the person. */
function heldAlone(links: FiledRecord['links'], file: readonly FiledRecord[]): string[] {
  const above = file.find(({ id }) => id === (links.share_holder_related ?? links.mbd_related));
  return above && (above.values.shareholder_type ?? above.values.entity_type) === 'person' ? [above.id] : [];
}

const ownerView = (
  graph: OwnershipGraph,
  { party, share, paths }: EffectiveOwner,
  threshold: number,
): BeneficialOwner => ({
  name: party.name,
  share,
  ubo: share >= threshold,
  records: [...party.records],
  paths: paths.map((path) => ({
    share: path.share,
    steps: path.holdings.map(({ owner, percentage }) => ({ name: nameOfParty(graph, owner), percentage })),
  })),
});
