import { mergeEntries } from '../../../../services/sanctions/dist/lists/merge.js';
import { indexOfCards, openSettings, search, settings } from '../index.mjs';
import { percent } from '../table.mjs';
import { ORGANISATIONS, OTHER_ORGANISATIONS, OTHER_PEOPLE, OTHER_VESSELS, PEOPLE, VESSELS } from './classes.mjs';
import { namedCards, personWords } from './names.mjs';
import { randomly } from './random.mjs';

/** Half of the requests send the fields that the request has, half one name, which is what callers of the engine may do. */
function personQuery({ given, family, isWhole }, random) {
  const [firstname, surname] = [given.join(' '), family.join(' ')];
  return given.length > 0 && !isWhole && random.next() < 0.5
    ? { type: 'person', firstname, surname }
    : { type: 'person', name: `${firstname} ${surname}`.trim() };
}

function personCases(cards, { make }, random, count) {
  const cases = [];
  for (const { card, names } of random.sample(cards, cards.length)) {
    if (cases.length === count) break;
    const words = personWords(random.pick(names));
    const made = make(words, random, card, personWords(random.pick(random.pick(cards).names)));
    if (made) cases.push({ query: personQuery(made, random), card });
  }
  return cases;
}

function namedCases(type) {
  return (cards, { make }, random, count) => {
    const cases = [];
    for (const { card, names } of random.sample(cards, cards.length)) {
      if (cases.length === count) break;
      const name = make(random.pick(names), random, card);
      if (name?.trim()) cases.push({ query: { type, name }, card });
    }
    return cases;
  };
}

const KINDS = [
  { type: 'person', classes: PEOPLE, others: OTHER_PEOPLE, cases: personCases },
  { type: 'organisation', classes: ORGANISATIONS, others: OTHER_ORGANISATIONS, cases: namedCases('organisation') },
  { type: 'vessel', classes: VESSELS, others: OTHER_VESSELS, cases: namedCases('vessel') },
];

/** @param {any} index @param {{ query: any, card: { sanctions: any[] } }} one */
function placed(index, { query, card }) {
  const hits = search(index, query, openSettings);
  const isSame = (one, other) => one.source === other.source && one.entryId === other.entryId;
  // A person on several lists is one hit.
  const at = hits.findIndex((hit) =>
    hit.card.sanctions.some((one) => card.sanctions.some((other) => isSame(one, other))),
  );
  return { at, isAlert: at >= 0 && hits[at].score >= settings.threshold, query, card };
}

const share = (places, test) => percent(places.filter(test).length / places.length, 1);

/** Where each case of a class came out, for the tables and for looking at what failed. */
export function placesOf(index, { cases, seed, count }) {
  return KINDS.flatMap(({ type, classes, others, cases: casesOf }) => {
    const cards = namedCards(index, type);
    const of = (one, isOther) => ({
      ...one,
      isOther,
      places: casesOf(cards, one, randomly(seed), count).map((made) => placed(index, made)),
    });
    const wanted = (one) => !cases || one.set.includes(cases);
    return [
      ...classes.filter(wanted).map((one) => of(one, false)),
      ...others.filter(wanted).map((one) => of(one, true)),
    ];
  });
}

/** One row for each class: found and alerted of those it was made of, or alerted although it is another. */
export function classRows(index, options) {
  return placesOf(index, options).map(({ set, isOther, target, places }) => ({
    set,
    'top 10': isOther ? '' : share(places, ({ at }) => at >= 0),
    alerted: share(places, ({ isAlert }) => isAlert),
    wanted: isOther ? 'few: it is another' : target,
    cases: places.length,
  }));
}

/** Names that EU and UK give UN subjects and that are not the same words as any that the UN gives. */
export function otherNames(entries) {
  const words = (text) =>
    new Set(
      text
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .filter(Boolean),
    );
  const un = new Map();
  for (const entry of entries.filter(({ source }) => source === 'un'))
    un.set(
      entry.links.find((link) => link.startsWith('un:')),
      entry,
    );
  return entries.flatMap((entry) => {
    const known = entry.source === 'un' ? undefined : un.get(entry.links.find((link) => link.startsWith('un:')));
    if (!known || entry.type !== known.type) return [];
    const fits = ({ text }) => {
      const own = words(text);
      const isSame = (other) => other.size === own.size && [...other].every((word) => own.has(word));
      return /^[\x20-\x7eÀ-ɏ]+$/.test(text) && own.size >= 2 && !known.names.some((name) => isSame(words(name.text)));
    };
    return entry.names.filter(fits).map(({ text }) => ({ name: text, entry: known }));
  });
}

export function otherListRows(entries, seed, count) {
  const index = indexOfCards(mergeEntries(entries.filter(({ source }) => source === 'un')));
  return ['person', 'organisation'].map((type) => {
    const all = otherNames(entries).filter(({ entry }) => entry.type === type);
    const places = randomly(seed)
      .sample(all, count)
      .map(({ name, entry }) => {
        const hits = search(index, { type, name }, openSettings);
        const at = hits.findIndex(({ card }) => card.sanctions.some(({ entryId }) => entryId === entry.id));
        return { at, isAlert: at >= 0 && hits[at].score >= settings.threshold, name, entry };
      });
    return {
      set: `EU/UK name in other words than the UN's, ${type}s`,
      'top 10': share(places, ({ at }) => at >= 0),
      alerted: share(places, ({ isAlert }) => isAlert),
      wanted: type === 'person' ? '>= 97 / 87 %' : '>= 90 / 60 %',
      cases: places.length,
      places,
    };
  });
}
