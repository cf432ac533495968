import { readCard } from '../../../../services/sanctions/dist/engine/index/open-index.js';

const LATIN = /^[A-Za-zÀ-ɏ' ,.-]+$/;

/** A listed person's name as words: given names and family names where a comma tells them apart. */
export function personWords(text) {
  const [family, given, ...more] = text.split(',').map((side) => side.trim().split(/\s+/).filter(Boolean));
  if (more.length > 0) return undefined;
  if (given) return { given, family, all: [...given, ...family] };
  return { given: family.slice(0, -1), family: family.slice(-1), all: family };
}

/** Latin names that a list gives without a doubt, as people would type them. */
function strongNames(card) {
  return card.names.filter((name) => name.strength === 'strong' && name.kind !== 'former' && LATIN.test(name.text));
}

/** Cards still listed, with the Latin names that cases may be made of: { card, names }. */
export function namedCards(index, type) {
  const found = [];
  for (let at = 0; at < index.cards; at += 1) {
    const card = readCard(index, at);
    if (card.type !== type || !card.current) continue;
    const names =
      type === 'person'
        ? strongNames(card).filter(({ text }) => (personWords(text)?.all.length ?? 0) >= 2)
        : card.names.filter((name) => name.strength === 'strong' && /^[\x20-\x7e]+$/.test(name.text));
    if (names.length > 0) found.push({ card, names: names.map(({ text }) => text) });
  }
  return found;
}
