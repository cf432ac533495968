/** Who holds what, once the records of a client file are read as a graph of parties. Percentages are 0 to 100. */

/** A natural person or a legal entity; one party may stand in several records of a file. */
export type Party = {
  id: string;
  name: string;
  type: 'person' | 'entity';
  /** The records that speak of this party. */
  records: readonly string[];
};

/** `owner` holds this percentage of `held`. Both are ids of parties. */
export type Holding = { owner: string; held: string; percentage: number };

export type OwnershipGraph = {
  /** The party whose owners are asked for: the client. */
  root: string;
  parties: ReadonlyMap<string, Party>;
  holdings: readonly Holding[];
};

/** The holdings in each party, by its id. */
export const holdingsIn = ({ holdings }: OwnershipGraph): ReadonlyMap<string, readonly Holding[]> =>
  Map.groupBy(holdings, ({ held }) => held);

export const nameOfParty = ({ parties }: Pick<OwnershipGraph, 'parties'>, id: string): string =>
  parties.get(id)?.name ?? '';
