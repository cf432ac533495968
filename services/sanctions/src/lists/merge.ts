import { type Card, type CardName, type Sanction, sharedType } from './card.js';
import { addOnce, type EntryType, type ListEntry, type ListName, type Measure } from './entry.js';

/** Preference for a card's id, so that it stays the same from one refresh to the next. */
const ID_ORDER = ['un', 'ofac', 'uksl', 'uk', 'eu', 'imo', 'os'];

function find(parents: Int32Array, at: number): number {
  let root = at;
  while (parents[root] !== root) root = parents[root]!;
  for (let next = at; parents[next] !== root; ) {
    const above = parents[next]!;
    parents[next] = root;
    next = above;
  }
  return root;
}

/** A person is never merged with an organisation or a ship, whatever a list's links say. */
function canBeOne(a: EntryType, b: EntryType): boolean {
  return a === b || a === 'other' || b === 'other';
}

/** A link without an identifier would join all that lack one; stored entries of earlier versions may have some. */
const namesNobody = (link: string): boolean => link.endsWith(':');

/** Entries that share a hard link belong together. */
function groups(entries: readonly ListEntry[]): ListEntry[][] {
  const parents = Int32Array.from(entries, (_, at) => at);
  const byLink = new Map<string, number>();
  entries.forEach((entry, at) => {
    for (const link of entry.links) {
      if (namesNobody(link)) continue;
      const other = byLink.get(link);
      if (other === undefined) byLink.set(link, at);
      else if (canBeOne(entries[other]!.type, entry.type)) parents[find(parents, at)] = find(parents, other);
    }
  });
  const found = new Map<number, ListEntry[]>();
  entries.forEach((entry, at) => {
    const root = find(parents, at);
    const group = found.get(root);
    if (group) group.push(entry);
    else found.set(root, [entry]);
  });
  return [...found.values()];
}

function cardId(group: readonly ListEntry[]): string {
  const links = group.flatMap((entry) => entry.links).filter((link) => !namesNobody(link));
  for (const prefix of ID_ORDER) {
    const found = links.filter((link) => link.startsWith(`${prefix}:`)).sort()[0];
    if (found) return found;
  }
  return `${group[0]!.source}:${group[0]!.id}`;
}

/** The US screening list repeats OFAC's names without their strength, so it never makes a weak alias strong. */
function strengthOf(known: CardName, name: ListName, entry: ListEntry): ListName['strength'] {
  const repeatsKnown = entry.list.startsWith('US CSL') && known.strength === 'weak';
  return name.strength === 'strong' && !repeatsKnown ? 'strong' : known.strength;
}

function mergeNames(group: readonly ListEntry[]): CardName[] {
  const names = new Map<string, CardName>();
  for (const entry of group) {
    for (const name of entry.names) {
      const key = name.text.toLowerCase();
      const known = names.get(key);
      if (!known) names.set(key, { ...name, lists: [entry.list] });
      else {
        known.strength = strengthOf(known, name, entry);
        addOnce(known.lists, entry.list);
      }
    }
  }
  return [...names.values()];
}

const SANCTIONED = /^(sanction(\..+)?|debarment)$/;

/** Collections hold more than sanctioned people: politicians, criminals. Lists without topics list for one reason only. */
const isSanctioned = ({ topics }: ListEntry): boolean =>
  topics.length === 0 || topics.some((topic) => SANCTIONED.test(topic));

function sanctionsOf(entry: ListEntry): Sanction[] {
  if (!isSanctioned(entry)) return [];
  const { source, id, current } = entry;
  return (entry.measures ?? [entry]).map(({ list, body, country, programmes, listedOn }: Measure) => {
    const sanction = { source, list, body, country, entryId: id, programmes, current };
    return listedOn ? { ...sanction, listedOn } : sanction;
  });
}

function unique<Value>(values: readonly Value[]): Value[] {
  const seen = new Set<string>();
  return values.filter((value) => {
    const key = typeof value === 'string' ? value : JSON.stringify(value);
    return !seen.has(key) && Boolean(seen.add(key));
  });
}

const LATIN_NAME = /^[\p{Script=Latin}\p{P}\p{N}\p{M}\p{Z}]+$/u;

function captionOf(names: readonly CardName[]): string {
  const latin = names.filter((name) => LATIN_NAME.test(name.text));
  return (latin.find((name) => name.kind === 'primary') ?? latin[0] ?? names[0])?.text ?? '';
}

/** OFAC's own file knows more about its aliases than the screening list that copies it: it goes first. */
function inOrder(group: ListEntry[]): ListEntry[] {
  return group.length === 1
    ? group
    : [...group].sort((a, b) => Number(a.list.startsWith('US CSL')) - Number(b.list.startsWith('US CSL')));
}

function cardOf(unordered: ListEntry[]): Card {
  const group = inOrder(unordered);
  const names = mergeNames(group);
  const gender = group.find((entry) => entry.gender)?.gender;
  const all = <Value>(pick: (entry: ListEntry) => Value[]): Value[] =>
    group.length === 1 ? pick(group[0]!) : unique(group.flatMap(pick));
  const card: Card = {
    id: cardId(group),
    type: sharedType(group),
    caption: captionOf(names),
    names,
    datesOfBirth: all((entry) => entry.datesOfBirth),
    placesOfBirth: all((entry) => entry.placesOfBirth),
    nationalities: all((entry) => entry.nationalities),
    countries: all((entry) => entry.countries),
    addresses: all((entry) => entry.addresses),
    identifiers: all((entry) => entry.identifiers),
    positions: all((entry) => entry.positions),
    topics: all((entry) => entry.topics),
    remarks: all((entry) => entry.remarks.map((text) => ({ text, source: entry.list }))),
    sanctions: group.flatMap(sanctionsOf),
    current: group.some((entry) => entry.current),
  };
  return gender ? { ...card, gender } : card;
}

/** One card per real subject. Entries are merged by hard links only, never by likeness. */
export function* mergeEntries(entries: readonly ListEntry[]): Generator<Card> {
  for (const group of groups(entries)) yield cardOf(group);
}

/** The card of a single entry, for answers that come from elsewhere. */
export function cardOfEntry(entry: ListEntry): Card {
  return cardOf([entry]);
}
