import type { XmlElement } from 'libxml2-wasm';
import { attribute, childrenOf } from './elements.js';
import type { Base, SimpleType } from './types.js';

const BASES: Readonly<Record<string, Base>> = {
  dateTime: 'date',
  date: 'date',
  decimal: 'decimal',
  double: 'decimal',
  float: 'decimal',
  int: 'integer',
  integer: 'integer',
  long: 'integer',
  short: 'integer',
  positiveInteger: 'integer',
  nonNegativeInteger: 'integer',
  boolean: 'flag',
};

/** A type that XML Schema itself has. */
export const builtIn = (name: string): SimpleType => ({
  kind: 'simple',
  name,
  base: BASES[name] ?? 'text',
  patterns: [],
});

/** Reads a simpleType; `named` finds the type that it restricts. */
export function readSimpleType(element: XmlElement, name: string, named: (name: string) => SimpleType): SimpleType {
  const restriction = childrenOf(element, 'restriction')[0];
  // A list or a union: a text to us, and what it must be is left to the gate.
  if (!restriction) return { ...builtIn('string'), name };
  const inner = childrenOf(restriction, 'simpleType')[0];
  const base = inner ? readSimpleType(inner, name, named) : named(attribute(restriction, 'base') ?? 'string');
  return { ...base, name, ...facets(restriction, base) };
}

function facets(restriction: XmlElement, base: SimpleType): Partial<SimpleType> {
  const value = (facet: string) => childrenOf(restriction, facet).map((each) => attribute(each, 'value') ?? '');
  const codes = value('enumeration');
  const length = value('length').map(Number)[0];
  const minLength = value('minLength').map(Number)[0] ?? length ?? base.minLength;
  const maxLength = value('maxLength').map(Number)[0] ?? length ?? base.maxLength;
  const least = value('minInclusive')[0] ?? base.least;
  const most = value('maxInclusive')[0] ?? base.most;
  const patterns = value('pattern');
  return {
    ...(codes.length > 0 && { codes: new Set(codes) }),
    ...(minLength !== undefined && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
    ...(least !== undefined && { least }),
    ...(most !== undefined && { most }),
    // Patterns beside one another are alternatives.
    patterns: patterns.length > 0 ? [...base.patterns, ...compiled(patterns)] : base.patterns,
  };
}

/** Schema patterns have no anchors and know classes that we do not: what cannot be said here is left to the gate. */
function compiled(patterns: string[]): RegExp[] {
  try {
    return [new RegExp(`^(?:${patterns.join('|')})$`, 'u')];
  } catch {
    return [];
  }
}
