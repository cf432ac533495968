/**
 * The index is a set of typed arrays in one shared buffer, so that every query worker reads the same memory
 * and a snapshot is one write. Names, parts and cards are numbered; "starts" arrays have one element more
 * than there are things, and element n..n+1 bounds the slice that belongs to thing n.
 */
const SHAPES = {
  tokenText: Uint8Array,
  tokenStart: Int32Array,
  tokenSignature: Int32Array,
  tokenCodes: Uint8Array,
  tokenCodeStart: Int32Array,
  tokenOrigin: Uint8Array,
  dictionary: Int32Array,
  postingStart: Int32Array,
  postings: Int32Array,
  deletionStart: Int32Array,
  deletions: Int32Array,
  consonantStart: Int32Array,
  consonants: Int32Array,
  nameStart: Int32Array,
  partToken: Int32Array,
  partInfo: Uint8Array,
  nameCard: Int32Array,
  nameWeight: Float32Array,
  nameOrdinal: Uint16Array,
  nameIsWeak: Uint8Array,
  nameIsSpare: Uint8Array,
  cardNames: Int32Array,
  cardType: Uint8Array,
  cardGender: Uint8Array,
  cardTextStart: Float64Array,
  cardText: Uint8Array,
  birthStart: Int32Array,
  birthFrom: Int32Array,
  birthTo: Int32Array,
  placeStart: Int32Array,
  places: Uint16Array,
  identifierStart: Int32Array,
  identifiers: Uint32Array,
} as const;

type Shapes = typeof SHAPES;
export type ArrayName = keyof Shapes;
type ArrayOf<Shape> = Shape extends Uint8ArrayConstructor
  ? Uint8Array
  : Shape extends Uint16ArrayConstructor
    ? Uint16Array
    : Shape extends Uint32ArrayConstructor
      ? Uint32Array
      : Shape extends Int32ArrayConstructor
        ? Int32Array
        : Shape extends Float32ArrayConstructor
          ? Float32Array
          : Float64Array;
export type IndexArrays = { [Name in ArrayName]: ArrayOf<Shapes[Name]> };

/** Where each array lies in the buffer. */
export type Directory = Record<ArrayName, { offset: number; length: number }>;
export type PackedIndex = { buffer: SharedArrayBuffer; directory: Directory };

const NAMES = Object.keys(SHAPES) as ArrayName[];
const ALIGNMENT = 8;

function directoryOf(arrays: IndexArrays): { directory: Directory; bytes: number } {
  let bytes = 0;
  const places = NAMES.map((name) => {
    const place = { offset: bytes, length: arrays[name].length };
    bytes += Math.ceil(arrays[name].byteLength / ALIGNMENT) * ALIGNMENT;
    return [name, place] as const;
  });
  return { directory: Object.fromEntries(places) as Directory, bytes };
}

/** Copies the arrays into one shared buffer. */
export function packArrays(arrays: IndexArrays): PackedIndex {
  const { directory, bytes } = directoryOf(arrays);
  const buffer = new SharedArrayBuffer(bytes);
  for (const name of NAMES) {
    const source = arrays[name];
    new Uint8Array(buffer, directory[name].offset, source.byteLength).set(
      new Uint8Array(source.buffer, source.byteOffset, source.byteLength),
    );
  }
  return { buffer, directory };
}

/** Views on a packed index; nothing is copied. */
export function viewArrays({ buffer, directory }: PackedIndex): IndexArrays {
  const views = NAMES.map((name) => {
    const Shape = SHAPES[name] as new (buffer: SharedArrayBuffer, offset: number, length: number) => ArrayBufferView;
    return [name, new Shape(buffer, directory[name].offset, directory[name].length)];
  });
  return Object.fromEntries(views) as IndexArrays;
}

/** Part kind, role and origin in one byte. */
export function packPart(kind: number, role: number, origin: number): number {
  return kind | (role << 3) | (origin << 5);
}

export const unpackKind = (info: number): number => info & 7;
export const unpackRole = (info: number): number => (info >> 3) & 3;
export const unpackOrigin = (info: number): number => (info >> 5) & 7;

export const CARD_TYPES = ['person', 'organisation', 'vessel', 'aircraft', 'other'] as const;
