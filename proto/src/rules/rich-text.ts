import type { Delta } from '../records/model/field.js';
import type { Json } from '../records/model/json.js';

const MAX_BYTES = 65_536;
const MAX_OPS = 5_000;
const SAFE_LINK = /^(https?:\/\/|mailto:)/i;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTrue = (value: unknown): boolean => value === true;
const oneOf =
  (...allowed: unknown[]) =>
  (value: unknown): boolean =>
    allowed.includes(value);

/** The formatting a comment may have, and the values each may take. */
const ATTRIBUTES: Record<string, (value: unknown) => boolean> = {
  bold: isTrue,
  italic: isTrue,
  underline: isTrue,
  strike: isTrue,
  blockquote: isTrue,
  header: oneOf(1, 2, 3),
  list: oneOf('ordered', 'bullet'),
  indent: oneOf(1, 2, 3, 4, 5, 6, 7, 8),
  link: (value) => typeof value === 'string' && value.length <= 2_000 && SAFE_LINK.test(value),
};

/** Rich text comes as an object or as JSON text. What is neither stays as it is, for a rule to refuse. */
export function parsedDelta(given: unknown): unknown {
  if (typeof given !== 'string') return given;
  try {
    return JSON.parse(given);
  } catch {
    return given;
  }
}

function cleanOp(op: unknown): Delta['ops'] {
  if (!isObject(op) || typeof op.insert !== 'string' || op.insert === '') return [];
  const given = isObject(op.attributes) ? Object.entries(op.attributes) : [];
  const kept = given.filter(([name, value]) => Object.hasOwn(ATTRIBUTES, name) && ATTRIBUTES[name]?.(value));
  return [
    { insert: op.insert, ...(kept.length ? { attributes: Object.fromEntries(kept) as Record<string, Json> } : {}) },
  ];
}

/**
 * Rich text from outside, a Quill Delta as an object or as JSON text, reduced to text with plain formatting: embedded media, unknown
 * attributes and links other than http, https and mailto are left out. Undefined for what is no Delta, or above 64 KB or 5,000 parts.
 */
export function cleanDelta(given: unknown): Delta | undefined {
  const value = parsedDelta(given);
  if (!isObject(value) || !Array.isArray(value.ops) || value.ops.length > MAX_OPS) return undefined;
  if (new TextEncoder().encode(JSON.stringify(value)).length > MAX_BYTES) return undefined;
  return { ops: value.ops.flatMap(cleanOp) };
}
