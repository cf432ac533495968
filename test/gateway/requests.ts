import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Schema = {
  $ref?: string;
  allOf?: Schema[];
  type?: string;
  enum?: unknown[];
  format?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
};
type Parameter = { name: string; in: string; required?: boolean; schema?: Schema };
type Operation = {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};
type Document = { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, Schema> } };

export type Made = { method: string; path: string; headers: Record<string, string>; body?: string | FormData };

const document = JSON.parse(readFileSync(join(import.meta.dirname, '../../gateway/openapi.json'), 'utf8')) as Document;
/** What ends the session would leave the rest of the requests nothing but 401, and a line that tells of changes has no end. */
const LEFT_OUT: readonly string[] = ['/api/v1/logout', '/api/v1/live'];
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(LEFT_OUT.includes(path) ? {} : methods).map(([method, operation]) => ({
    path,
    method: method.toUpperCase(),
    operation,
  })),
);

/** Numbers from 0 to below 1 that are the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const ODD: readonly unknown[] = [
  ...[
    null,
    true,
    false,
    0,
    -1,
    1.5,
    1e308,
    Number.MAX_SAFE_INTEGER + 1,
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    '\u202e',
    '\u200b',
  ],
  ...[
    '__proto__',
    'constructor',
    '$where',
    '{"$gt":""}',
    '../../etc/passwd',
    '%00',
    "'; --",
    '<script>',
    '.*',
    '(a+)+$',
    '[',
  ],
  ...['f'.repeat(24), 'F'.repeat(24), '2026-02-30', '0000-00-00', '9'.repeat(400), 'x'.repeat(5_000), '𝒳'.repeat(300)],
  ...[[], {}, [[]], [null], { $gt: '' }, { toString: 1 }, { length: 1e9 }, { _bsontype: 'ObjectId', id: 'x' }],
];

const text = (value: unknown): string =>
  (typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed();

/** Makes requests from the document: mostly as it says, with something odd in some place. `ids` are of objects that are there. */
export function requestMaker(random: () => number, ids: readonly string[]) {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const chance = (share: number): boolean => random() < share;

  function sample(schema: Schema = {}, depth = 0): unknown {
    if (chance(0.12)) return pick(ODD);
    if (schema.$ref) return sample(document.components.schemas[schema.$ref.split('/').at(-1) ?? ''], depth);
    if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => objectOf(part, depth)));
    if (schema.enum) return pick(schema.enum);
    if (schema.type === 'object') return objectOf(schema, depth);
    if (schema.type === 'array')
      return Array.from({ length: Math.floor(random() * 3) }, () => sample(schema.items, depth + 1));
    if (schema.type === 'integer' || schema.type === 'number') return Math.floor(random() * 100);
    if (schema.type === 'boolean') return chance(0.5);
    if (schema.format === 'date') return pick(['2020-01-31', '1970-01-01', '2030-12-31']);
    if (schema.format === 'email') return 'somebody@example.com';
    return chance(0.4) ? pick(ids) : pick(['Otto', 'Harbour Trading B.V.', 'CW', '12345', 'YES']);
  }

  function objectOf(schema: Schema, depth: number): Record<string, unknown> {
    if (schema.$ref) return objectOf(document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, depth);
    const entries = Object.entries(schema.properties ?? {}).filter(
      ([name]) => depth < 5 && chance(schema.required?.includes(name) ? 0.93 : 0.4),
    );
    const made = Object.fromEntries(entries.map(([name, inner]) => [name, sample(inner, depth + 1)]));
    if (chance(0.05)) Object.defineProperty(made, text(pick(ODD)), { value: pick(ODD), enumerable: true });
    return made;
  }

  function form(schema: Schema): FormData {
    const made = new FormData();
    for (const [name, value] of Object.entries(sample(schema) ?? {})) {
      if (name === 'file')
        made.append(
          name,
          new Blob([pick(['%PDF-1.4\nx\n%%EOF', '', 'name\nSome One\n', '\x89PNG'])]),
          text(pick(['a.pdf', 'b.csv', '../x', ''])),
        );
      else made.append(text(name), text(value));
    }
    return made;
  }

  function bodyOf({ requestBody }: Operation): Pick<Made, 'body' | 'headers'> {
    const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
    if (!type || !content) return { headers: {} };
    if (type.startsWith('multipart/') && chance(0.9)) return { headers: {}, body: form(content.schema) };
    const json = JSON.stringify(sample(content.schema)) ?? '';
    const cut = chance(0.03) ? json.slice(0, Math.floor(random() * json.length)) : json;
    return {
      headers: { 'content-type': chance(0.97) ? 'application/json' : pick(['text/plain', 'x', 'multipart/form-data']) },
      body: cut,
    };
  }

  return (): Made => {
    const { path, method, operation } = pick(operations);
    const { parameters = [] } = operation;
    const given = path.replaceAll(/\{(\w+)\}/g, () => encodeURIComponent(text(chance(0.7) ? pick(ids) : pick(ODD))));
    const query = parameters
      .filter((parameter) => parameter.in === 'query' && chance(parameter.required ? 0.95 : 0.5))
      .map(({ name, schema }): [string, string] => [name, text(sample(schema))]);
    if (chance(0.05)) query.push([text(pick(ODD)), 'x']);
    const { headers, body } = method === 'GET' ? { headers: {}, body: undefined } : bodyOf(operation);
    const key: Record<string, string> = chance(0.1)
      ? { 'idempotency-key': pick(['some-key-1', 'x', 'y'.repeat(200)]) }
      : {};
    return { method, path: `${given}?${new URLSearchParams(query)}`, headers: { ...headers, ...key }, body };
  };
}
