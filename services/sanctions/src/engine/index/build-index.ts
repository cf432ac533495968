import type { Card } from '../../lists/card.js';
import { consonantKey } from '../sound/keys.js';
import { encodeSounds } from '../sound/letter-codes.js';
import { soundSignature } from '../sound/signature.js';
import { ORIGIN } from '../text/scripts.js';
import { CARD_TYPES, type IndexArrays, packPart } from './arrays.js';
import { GENDERS, hashIdentifier, packBirth, placesOf } from './facts.js';
import { type Growing, groupByKey, growing, growingBytes, growingInts } from './growing.js';
import { deletionHashes, hashNumber, hashText, powerOfTwo } from './hashing.js';
import { findableParts, type IndexedName, joinedNeighbours, namesToIndex } from './names.js';

type Builder = ReturnType<typeof startBuilder>;

function startBuilder() {
  return {
    tokens: new Map<string, number>(),
    tokenOrigin: growingBytes(),
    posted: growingInts(),
    postedName: growingInts(),
    nameStart: growingInts(),
    partToken: growingInts(),
    partInfo: growingBytes(),
    nameCard: growingInts(),
    nameOrdinal: growing((length) => new Uint16Array(length)),
    nameIsWeak: growingBytes(),
    nameIsSpare: growingBytes(),
    cardNames: growingInts(),
    cardType: growingBytes(),
    cardGender: growingBytes(),
    cardTextStart: growing((length) => new Float64Array(length)),
    cardTexts: [] as Buffer[],
    cardBytes: 0,
    birthStart: growingInts(),
    birthFrom: growingInts(),
    birthTo: growingInts(),
    placeStart: growingInts(),
    places: growing((length) => new Uint16Array(length)),
    identifierStart: growingInts(),
    identifiers: growing((length) => new Uint32Array(length)),
  };
}

function tokenOf(builder: Builder, text: string, origin: number): number {
  const known = builder.tokens.get(text);
  if (known !== undefined) return known;
  const token = builder.tokens.size;
  builder.tokens.set(text, token);
  builder.tokenOrigin.push(origin);
  return token;
}

function addName(builder: Builder, name: IndexedName, card: number): void {
  const id = builder.nameCard.length();
  builder.nameStart.push(builder.partToken.length());
  builder.nameCard.push(card);
  builder.nameOrdinal.push(name.ordinal);
  builder.nameIsWeak.push(name.isWeak ? 1 : 0);
  builder.nameIsSpare.push(name.isSpare ? 1 : 0);
  const tokens = name.parsed.parts.map((part) => {
    const token = tokenOf(builder, part.text, part.origin);
    builder.partToken.push(token);
    builder.partInfo.push(packPart(part.kind, part.role, part.origin));
    return token;
  });
  const posted = new Set(findableParts(name.parsed).map((at) => tokens[at]!));
  for (const joined of joinedNeighbours(name.parsed)) posted.add(tokenOf(builder, joined, ORIGIN.latin));
  if (name.acronym !== '') posted.add(tokenOf(builder, name.acronym, ORIGIN.latin));
  for (const token of posted) {
    builder.posted.push(token);
    builder.postedName.push(id);
  }
}

function addFacts(builder: Builder, card: Card): void {
  builder.cardType.push(CARD_TYPES.indexOf(card.type));
  builder.cardGender.push(GENDERS[card.gender ?? 'unknown']);
  builder.birthStart.push(builder.birthFrom.length());
  for (const date of card.datesOfBirth) {
    const [from, to] = packBirth(date);
    builder.birthFrom.push(from);
    builder.birthTo.push(to);
  }
  builder.placeStart.push(builder.places.length());
  for (const place of placesOf(card)) builder.places.push(place);
  builder.identifierStart.push(builder.identifiers.length());
  for (const identifier of card.identifiers) builder.identifiers.push(hashIdentifier(identifier.value));
}

function addCard(builder: Builder, card: Card): void {
  const id = builder.cardType.length();
  const text = Buffer.from(JSON.stringify(card));
  builder.cardTextStart.push(builder.cardBytes);
  builder.cardTexts.push(text);
  builder.cardBytes += text.length;
  builder.cardNames.push(builder.nameCard.length());
  for (const name of namesToIndex(card)) addName(builder, name, id);
  addFacts(builder, card);
}

function closeStarts(builder: Builder): void {
  const ends: [Growing<Int32Array>, number][] = [
    [builder.nameStart, builder.partToken.length()],
    [builder.cardNames, builder.nameCard.length()],
    [builder.birthStart, builder.birthFrom.length()],
    [builder.placeStart, builder.places.length()],
    [builder.identifierStart, builder.identifiers.length()],
  ];
  for (const [starts, end] of ends) starts.push(end);
  builder.cardTextStart.push(builder.cardBytes);
}

type TokenArrays = Pick<IndexArrays, 'tokenText' | 'tokenStart' | 'dictionary'>;

function tokenArrays(words: readonly string[]): TokenArrays {
  const tokenStart = new Int32Array(words.length + 1);
  words.forEach((word, token) => {
    tokenStart[token + 1] = tokenStart[token]! + word.length;
  });
  const dictionary = new Int32Array(powerOfTwo(words.length * 2));
  words.forEach((word, token) => {
    let slot = hashText(word) & (dictionary.length - 1);
    while (dictionary[slot] !== 0) slot = (slot + 1) & (dictionary.length - 1);
    dictionary[slot] = token + 1;
  });
  return { tokenText: Uint8Array.from(Buffer.from(words.join(''), 'latin1')), tokenStart, dictionary };
}

function soundArrays(words: readonly string[]): Pick<IndexArrays, 'tokenSignature' | 'tokenCodes' | 'tokenCodeStart'> {
  const codes = growingBytes();
  const scratch = new Uint8Array(64);
  const tokenCodeStart = new Int32Array(words.length + 1);
  words.forEach((word, token) => {
    const count = encodeSounds(word, scratch);
    for (let at = 0; at < count; at += 1) codes.push(scratch[at]!);
    tokenCodeStart[token + 1] = codes.length();
  });
  return { tokenSignature: Int32Array.from(words, soundSignature), tokenCodes: codes.done(), tokenCodeStart };
}

function deletionArrays(words: readonly string[]): Pick<IndexArrays, 'deletionStart' | 'deletions'> {
  const buckets = powerOfTwo(words.length * 12);
  const { starts, items } = groupByKey(buckets, (emit) => {
    words.forEach((word, token) => {
      deletionHashes(word, (hash) => emit(hash & (buckets - 1), token));
    });
  });
  return { deletionStart: starts, deletions: items };
}

function consonantArrays(words: readonly string[]): Pick<IndexArrays, 'consonantStart' | 'consonants'> {
  const buckets = powerOfTwo(words.length);
  const { starts, items } = groupByKey(buckets, (emit) => {
    words.forEach((word, token) => {
      const key = consonantKey(word);
      if (key > 0) emit(hashNumber(key) & (buckets - 1), token);
    });
  });
  return { consonantStart: starts, consonants: items };
}

function postingArrays(builder: Builder, tokens: number): Pick<IndexArrays, 'postingStart' | 'postings'> {
  const posted = builder.posted.done();
  const names = builder.postedName.done();
  const { starts, items } = groupByKey(tokens, (emit) => {
    for (let at = 0; at < posted.length; at += 1) emit(posted[at]!, names[at]!);
  });
  return { postingStart: starts, postings: items };
}

/** Rarity of a word: how much finding it says. */
export function rarity(names: number, frequency: number): number {
  return Math.log(1 + names / (1 + frequency));
}

function nameWeights(arrays: Pick<IndexArrays, 'postingStart' | 'postings'>, names: number): Float32Array {
  const weights = new Float32Array(names);
  for (let token = 0; token + 1 < arrays.postingStart.length; token += 1) {
    const [from, to] = [arrays.postingStart[token]!, arrays.postingStart[token + 1]!];
    const weight = rarity(names, to - from);
    for (let at = from; at < to; at += 1) weights[arrays.postings[at]!]! += weight;
  }
  return weights;
}

/** Builds every array of the index from a stream of cards. Cards are kept only as bytes. */
export function buildIndex(cards: Iterable<Card>): IndexArrays {
  const builder = startBuilder();
  for (const card of cards) addCard(builder, card);
  closeStarts(builder);
  const words = [...builder.tokens.keys()];
  const postings = postingArrays(builder, words.length);
  return {
    ...tokenArrays(words),
    ...soundArrays(words),
    ...deletionArrays(words),
    ...consonantArrays(words),
    ...postings,
    tokenOrigin: builder.tokenOrigin.done(),
    nameStart: builder.nameStart.done(),
    partToken: builder.partToken.done(),
    partInfo: builder.partInfo.done(),
    nameCard: builder.nameCard.done(),
    nameWeight: nameWeights(postings, builder.nameCard.length()),
    nameOrdinal: builder.nameOrdinal.done(),
    nameIsWeak: builder.nameIsWeak.done(),
    nameIsSpare: builder.nameIsSpare.done(),
    cardNames: builder.cardNames.done(),
    cardType: builder.cardType.done(),
    cardGender: builder.cardGender.done(),
    cardTextStart: builder.cardTextStart.done(),
    cardText: Buffer.concat(builder.cardTexts),
    birthStart: builder.birthStart.done(),
    birthFrom: builder.birthFrom.done(),
    birthTo: builder.birthTo.done(),
    placeStart: builder.placeStart.done(),
    places: builder.places.done(),
    identifierStart: builder.identifierStart.done(),
    identifiers: builder.identifiers.done(),
  };
}
