import type { OpenIndex } from './open-index.js';
import { remembered } from './remembered.js';

/**
 * Memory that every query of this thread uses again, one per index. What a search needs of a name lies side by side in
 * `numbers` and `bits`, two views of the same memory: a look at a name far away costs more than all that is done with it.
 */
export type Scratch = {
  numbers: Float32Array;
  bits: Int32Array;
  /** Names that were found, and how far up the scale of ranks their found words alone bring them. */
  touched: Int32Array;
  cover: Uint8Array;
  /** Names that may be worth comparing, and how much they promise. */
  promising: Int32Array;
  rank: Float64Array;
};

/** Places in `numbers`: what a name's found words are worth, and what all its words are. */
export const WORTH = 0;
export const WEIGHT = 2;
/** Places in `bits`: one bit for each found word of the query, and what the name is: its card's type, and `SPARE`. */
export const SEEN = 1;
export const TRAITS = 3;
export const SPARE = 1 << 8;

const PLACES = 4;
export const placeOf = (name: number): number => name * PLACES;

const scratches = new WeakMap<OpenIndex, Scratch>();

export function scratchOf(index: OpenIndex): Scratch {
  return remembered(scratches, index, () => newScratch(index));
}

function newScratch({ names, arrays }: OpenIndex): Scratch {
  const { nameWeight, nameCard, nameIsSpare, cardType } = arrays;
  const memory = new ArrayBuffer(names * PLACES * Int32Array.BYTES_PER_ELEMENT);
  const [numbers, bits] = [new Float32Array(memory), new Int32Array(memory)];
  for (let name = 0; name < names; name += 1) {
    numbers[placeOf(name) + WEIGHT] = nameWeight[name]!;
    bits[placeOf(name) + TRAITS] = cardType[nameCard[name]!]! | (nameIsSpare[name] === 1 ? SPARE : 0);
  }
  return {
    numbers,
    bits,
    touched: new Int32Array(names),
    cover: new Uint8Array(names),
    promising: new Int32Array(names),
    rank: new Float64Array(names),
  };
}
