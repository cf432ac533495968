import type { BeneficialOwner, EffectiveOwnershipView } from '@dossier/proto/calls/kyc-ownership';
import { uboMismatches, uboThreshold } from '@dossier/proto/ownership/beneficial-owners';
import { type EffectiveOwner, effectiveOwnership } from '@dossier/proto/ownership/effective';
import { declaredUbos, ownershipGraph } from '@dossier/proto/ownership/graph';
import { nameOfParty, type OwnershipGraph } from '@dossier/proto/ownership/holdings';
import type { OwnershipRecord } from '@dossier/proto/ownership/parties';

/** The effective owners of a client as they are answered; client and file are approved records. */
export function effectiveView(client: OwnershipRecord, file: readonly OwnershipRecord[]): EffectiveOwnershipView {
  const graph = ownershipGraph(client, file);
  const found = effectiveOwnership(graph);
  const threshold = uboThreshold(client.values.risk_level);
  return {
    threshold,
    persons: found.persons.map((owner) => ownerView(graph, owner, threshold)),
    circles: found.circles.map(({ parties, share }) => ({ names: parties.map((id) => nameOfParty(graph, id)), share })),
    unknown: found.unknown,
    mismatches: uboMismatches(found, declaredUbos(client, file), threshold).map(({ party, ...mismatch }) => mismatch),
  };
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
