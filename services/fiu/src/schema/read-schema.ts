import { XmlDocument, type XmlElement, XsdValidator } from 'libxml2-wasm';
import { attribute, childrenOf, localName } from './elements.js';
import { builtIn, readSimpleType } from './simple-type.js';
import type { ComplexType, ElementPart, GroupPart, Part, Schema, SimpleType } from './types.js';

const MOST_BYTES = 4 * 1024 * 1024;

/** Why a schema cannot be a profile's. `reason` is for the administrator who loads it. */
export class SchemaRefused extends Error {
  constructor(
    readonly reason: 'too_big' | 'not_a_schema' | 'includes' | 'asserts' | 'no_report',
    detail = '',
  ) {
    super(detail || reason);
  }
}

/**
 * What FIUs hand out has two known faults, which this mends: patterns with `^` and `$`, which are plain characters in XML Schema,
 * and a hyphen in the middle of a class, which strict processors refuse.
 */
export const mended = (xsd: string): string =>
  xsd.replace(/(<(?:\w+:)?pattern\s+value=")([^"]*)(")/g, (_, start: string, pattern: string, end: string) => {
    const bare = pattern.replace(/^\^/, '').replace(/\$$/, '');
    return start + bare.replace(/\[([^\]]*?[a-z0-9])-([+.])\]/gi, '[$1$2\\-]') + end;
  });

/** Compiles the schema for validation and reads its outline. Throws `SchemaRefused`. Both are kept for as long as the profile is. */
export function openSchema(xsd: string): { schema: Schema; validator: XsdValidator } {
  if (xsd.length > MOST_BYTES) throw new SchemaRefused('too_big');
  if (/<!DOCTYPE/i.test(xsd)) throw new SchemaRefused('not_a_schema');
  if (/<(?:\w+:)?(?:import|include|redefine|override)\b/.test(xsd)) throw new SchemaRefused('includes');
  if (/<(?:\w+:)?assert(?:ion)?\b/.test(xsd)) throw new SchemaRefused('asserts');
  let document: XmlDocument | undefined;
  try {
    document = XmlDocument.fromString(mended(xsd));
    const validator = XsdValidator.fromDoc(document);
    return { schema: new Reader(document.root).schema(), validator };
  } catch (error) {
    if (error instanceof SchemaRefused) throw error;
    throw new SchemaRefused('not_a_schema', (error as Error).message.slice(0, 300));
  } finally {
    document?.dispose();
  }
}

/** Walks a schema once; types that name one another are read when they are first needed. */
class Reader {
  private readonly named = new Map<string, XmlElement>();
  private readonly complex = new Map<string, ComplexType>();
  private readonly simple = new Map<string, SimpleType>();

  constructor(private readonly root: XmlElement) {
    for (const child of childrenOf(root)) {
      const name = attribute(child, 'name');
      if (name) this.named.set(name, child);
    }
  }

  schema(): Schema {
    const report = this.named.get('report');
    if (this.root.name !== 'schema' || report?.name !== 'element') throw new SchemaRefused('no_report');
    const { type } = this.element(report);
    if (type.kind !== 'complex') throw new SchemaRefused('no_report');
    return { report: type };
  }

  private element(element: XmlElement): ElementPart {
    const ref = attribute(element, 'ref');
    const target = (ref && this.named.get(localName(ref))) || element;
    const fixed = attribute(target, 'fixed');
    return {
      kind: 'element',
      name: attribute(target, 'name') ?? '',
      ...occurs(element),
      type: this.typeOf(target),
      ...(fixed !== undefined && { fixed }),
    };
  }

  private typeOf(element: XmlElement): ElementPart['type'] {
    const name = attribute(element, 'type');
    if (name) return this.namedType(localName(name));
    const [complex] = childrenOf(element, 'complexType');
    if (complex)
      return this.simpleContent(complex) ?? this.readComplex(complex, attribute(element, 'name') ?? '', emptyType());
    const [simple] = childrenOf(element, 'simpleType');
    return simple ? readSimpleType(simple, '', (base) => this.simpleType(localName(base))) : builtIn('string');
  }

  private namedType(name: string): ElementPart['type'] {
    const known = this.complex.get(name);
    if (known) return known;
    const found = this.named.get(name);
    if (found?.name !== 'complexType') return this.simpleType(name);
    const content = this.simpleContent(found);
    if (content) return content;
    // Known before it is read: a type may hold itself.
    const type = emptyType();
    this.complex.set(name, type);
    return this.readComplex(found, name, type);
  }

  /** A text that may have attributes, which we write none of. Narrower rules than those of its base are left to the gate. */
  private simpleContent(complex: XmlElement): SimpleType | undefined {
    const derived = childrenOf(complex, 'simpleContent').flatMap((content) => [
      ...childrenOf(content, 'extension'),
      ...childrenOf(content, 'restriction'),
    ]);
    const base = derived[0] && attribute(derived[0], 'base');
    return base ? this.simpleType(localName(base)) : undefined;
  }

  private simpleType(name: string): SimpleType {
    const known = this.simple.get(name);
    if (known) return known;
    const found = this.named.get(name);
    const type =
      found?.name === 'simpleType'
        ? readSimpleType(found, name, (base) => this.simpleType(localName(base)))
        : builtIn(name);
    this.simple.set(name, type);
    return type;
  }

  private readComplex(element: XmlElement, name: string, into: ComplexType): ComplexType {
    const extension = childrenOf(element, 'complexContent').flatMap((each) => childrenOf(each, 'extension'))[0];
    const own = this.group(extension ?? element, 'sequence', { min: 1, max: 1 });
    const base = extension && this.namedType(localName(attribute(extension, 'base') ?? ''));
    const content = base?.kind === 'complex' ? groupOf('sequence', { min: 1, max: 1 }, [base.content, own]) : own;
    return Object.assign(into, { name, content, elements: elementsOf(content) });
  }

  /** The parts right below an element, as one group. */
  private group(parent: XmlElement, kind: GroupPart['kind'], times: { min: number; max: number }): GroupPart {
    const parts = childrenOf(parent).flatMap((child): Part[] => {
      if (child.name === 'element') return occurs(child).max === 0 ? [] : [repeated(this.element(child), times.max)];
      if (child.name === 'sequence' || child.name === 'choice') return [this.group(child, child.name, occurs(child))];
      if (child.name === 'all') return [this.group(child, 'sequence', occurs(child))];
      const group = child.name === 'group' && this.named.get(localName(attribute(child, 'ref') ?? ''));
      return group ? [this.group(group, 'sequence', occurs(child))] : [];
    });
    return groupOf(kind, times, parts);
  }
}

/** In a group that repeats an element may come again. */
const repeated = (part: ElementPart, times: number): ElementPart => ({ ...part, max: part.max * times });

const emptyType = (): ComplexType => ({
  kind: 'complex',
  name: '',
  content: groupOf('sequence', { min: 1, max: 1 }, []),
  elements: new Map(),
});

const groupOf = (kind: GroupPart['kind'], times: { min: number; max: number }, parts: Part[]): GroupPart => ({
  kind,
  ...times,
  parts,
  names: new Set(parts.flatMap((part) => (part.kind === 'element' ? [part.name] : [...part.names]))),
});

const elementsOf = (group: GroupPart): Map<string, ElementPart> =>
  new Map(
    group.parts.flatMap((part): [string, ElementPart][] =>
      part.kind === 'element' ? [[part.name, part]] : [...elementsOf(part)],
    ),
  );

function occurs(element: XmlElement): { min: number; max: number } {
  const max = attribute(element, 'maxOccurs') ?? '1';
  return {
    min: Number(attribute(element, 'minOccurs') ?? 1),
    max: max === 'unbounded' ? Number.POSITIVE_INFINITY : Number(max),
  };
}
