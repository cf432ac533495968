import type { FiledRecord } from '../records/model/filed.js';
import { heldTogether, TOTAL_SHARES } from '../rules/shares.js';
import type { Declared } from './beneficial-owners.js';
import type { Holding, OwnershipGraph } from './holdings.js';
import { nameOf, type PartyOf, partiesOf } from './parties.js';

const HOLDERS: readonly string[] = ['entity', 'person', 'ubo'];

const percentage = ({ values }: FiledRecord): number =>
  typeof values.percentage_held === 'number' ? Math.max(0, values.percentage_held) : 0;

/**
 * Reads the records of a client file as a graph of holdings. `client` is the client's own record. A shareholder record is a holding
 * in the client, in the entity behind another shareholder, or in the entity behind a managing director; who holds it hangs on it.
 */
export function ownershipGraph(client: FiledRecord, file: readonly FiledRecord[]): OwnershipGraph {
  // The client comes first: an entity of its name that owns the client is the client, and a circle.
  const partyOf = partiesOf([client, ...file.filter(({ kind }) => HOLDERS.includes(kind))]);
  const behind = holdersBehind(file);
  const holdings = file
    .filter(({ kind }) => kind === 'shareholder')
    .flatMap((shareholder) => {
      const held = heldBy(shareholder, client, behind);
      return held ? holdingsOf(shareholder, held, behind.get(shareholder.id) ?? [], partyOf) : [];
    });
  return {
    root: client.id,
    parties: new Map([...partyOf.values()].map((party) => [party.id, party])),
    holdings: merged(holdings),
  };
}

/** The UBOs that the client declared: those that hang on no shareholder, with the share that was said. */
export function declaredUbos(client: FiledRecord, file: readonly FiledRecord[]): Declared[] {
  const partyOf = partiesOf([client, ...file.filter(({ kind }) => HOLDERS.includes(kind))]);
  return file
    .filter(({ kind, links }) => kind === 'ubo' && !links.share_holder_related)
    .map((record) => {
      const share = record.values.percentage_held;
      const party = partyOf.get(record.id)?.id ?? record.id;
      return { party, name: nameOf(record), ...(typeof share === 'number' ? { share } : {}) };
    });
}

/** Persons and entities by the shareholder or managing director that they hang on. */
const holdersBehind = (file: readonly FiledRecord[]): ReadonlyMap<string, readonly FiledRecord[]> =>
  Map.groupBy(
    file.filter(({ kind }) => HOLDERS.includes(kind)),
    ({ links }) => links.share_holder_related ?? links.mbd_related ?? '',
  );

/** The record that a shareholder holds a share of: the client, or the entity behind what it hangs on. Undefined while there is none. */
function heldBy(
  { links }: FiledRecord,
  client: FiledRecord,
  behind: ReturnType<typeof holdersBehind>,
): FiledRecord | undefined {
  const above = links.share_holder_related ?? links.mbd_related;
  return above ? behind.get(above)?.find(({ kind }) => kind === 'entity') : client;
}

/** A holding as one place of the file tells it. */
type Told = Holding & { place: string };

/** Several persons behind one shareholder share the holding by what is said of each, or evenly where nothing is. */
function holdingsOf(
  shareholder: FiledRecord,
  held: FiledRecord,
  holders: readonly FiledRecord[],
  partyOf: PartyOf,
): Told[] {
  const entity = holders.find(({ kind }) => kind === 'entity');
  const owners = entity ? [entity] : holders;
  const total = heldTogether(owners.map(percentage));
  return owners.map((owner) => {
    const part = total > 0 && !entity ? percentage(owner) / total : 1 / owners.length;
    const share = percentage(shareholder) * part;
    return { owner: idOf(partyOf, owner), held: idOf(partyOf, held), percentage: share, place: held.id };
  });
}

const idOf = (partyOf: PartyOf, { id }: FiledRecord): string => partyOf.get(id)?.id ?? id;

/**
 * One holding for each pair. An owner that stands twice in one place holds the sum; a company that stands in several places of the file
 * tells its owners in each of them, and the fullest telling counts.
 */
function merged(told: readonly Told[]): Holding[] {
  const pairs = Map.groupBy(told, ({ owner, held }) => `${owner} ${held}`).values();
  return [...pairs].map((pair) => {
    const { owner, held } = pair[0] as Told;
    const places = [...Map.groupBy(pair, ({ place }) => place).values()];
    const sums = places.map((place) => heldTogether(place.map((each) => each.percentage)));
    return { owner, held, percentage: Math.min(TOTAL_SHARES, Math.max(...sums)) };
  });
}
