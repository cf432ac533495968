/** What a cell may hold, told from the base of a type of the schema. */
export type Base = 'text' | 'date' | 'decimal' | 'integer' | 'flag';

/** A value with its rules. Lengths count characters; `least` and `most` are numbers, or dates as the schema writes them. */
export type SimpleType = {
  kind: 'simple';
  name: string;
  base: Base;
  codes?: ReadonlySet<string>;
  patterns: readonly RegExp[];
  minLength?: number;
  maxLength?: number;
  least?: string;
  most?: string;
};

export type ElementPart = {
  kind: 'element';
  name: string;
  min: number;
  max: number;
  type: SimpleType | ComplexType;
  /** The only value it may have. */
  fixed?: string;
};

/** Elements in a binding order, or of which one is chosen. `names` are those of all elements in it. */
export type GroupPart = {
  kind: 'sequence' | 'choice';
  min: number;
  max: number;
  parts: Part[];
  names: ReadonlySet<string>;
};

export type Part = ElementPart | GroupPart;

export type ComplexType = {
  kind: 'complex';
  name: string;
  content: GroupPart;
  elements: ReadonlyMap<string, ElementPart>;
};

/** The outline of an FIU's schema: what our own checks and the order of elements are read from. */
export type Schema = { report: ComplexType };

/** The type at the end of a path of element names, if the schema has it. */
export function typeAt(type: ComplexType, path: readonly string[]): ElementPart['type'] | undefined {
  const [name = '', ...rest] = path;
  const found = type.elements.get(name)?.type;
  if (rest.length === 0 || !found) return found;
  return found.kind === 'complex' ? typeAt(found, rest) : undefined;
}
