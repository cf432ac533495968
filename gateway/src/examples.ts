import type { OpenAPIObject } from '@nestjs/swagger';
import { BY_FORMAT, BY_NAME, BY_PATTERN, DAY_BY_NAME, TOLD } from './example-values.js';

type Schema = {
  $ref?: string;
  allOf?: Schema[];
  oneOf?: Schema[];
  type?: string | string[];
  enum?: unknown[];
  format?: string;
  pattern?: string;
  minimum?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  example?: unknown;
};
type Content = Record<string, { schema?: Schema; example?: unknown }>;
type Parameter = { name: string; in: string; example?: unknown };
type Operation = {
  parameters?: Parameter[];
  requestBody?: { content?: Content };
  responses?: Record<string, { content?: Content }>;
};

/** How many fields of a body are shown whose fields are all optional. */
const SOME = 2;

/** Gives every path, body and answer of the document an example. What is optional in a query stays as the caller left it. */
export function addExamples(document: OpenAPIObject): void {
  const { schemas = {} } = document.components ?? {};
  const example = exampleMaker(schemas as Record<string, Schema>);
  for (const operation of Object.values(document.paths).flatMap((path) => Object.values(path) as Operation[])) {
    for (const parameter of operation.parameters ?? [])
      if (parameter.in === 'path') parameter.example = BY_NAME[parameter.name] ?? BY_NAME.id;
    const body = operation.requestBody?.content?.['application/json'];
    if (body?.schema) body.example = example.body(body.schema);
    const answer = operation.responses?.['200']?.content?.['application/json'];
    if (answer?.schema) answer.example = example.answer(answer.schema);
  }
}

/** Examples of schemas, the ones referred to among them; a pattern that nobody gave a text for is an error. */
function exampleMaker(schemas: Record<string, Schema>) {
  const nameOf = ({ $ref = '' }: Schema): string => $ref.slice($ref.lastIndexOf('/') + 1);
  const resolved = (schema: Schema): Schema => (schema.$ref ? (schemas[nameOf(schema)] ?? {}) : schema);

  function value(schema: Schema, name: string, within: readonly string[]): unknown {
    if (schema.$ref) {
      // A tree of records is shown one level deep.
      if (within.includes(nameOf(schema))) return undefined;
      return value(resolved(schema), name, [...within, nameOf(schema)]);
    }
    if (schema.example !== undefined) return schema.example;
    if (schema.enum) return schema.enum[0];
    if (schema.pattern) return known(BY_PATTERN, schema.pattern);
    if (name in DAY_BY_NAME && schema.format === 'date') return DAY_BY_NAME[name];
    if (schema.format) return known(BY_FORMAT, schema.format);
    const [type] = [schema.type].flat();
    if (schema.properties && 'new_value' in schema.properties) return recordField(name);
    if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => value(part, name, within)));
    if (schema.oneOf) return value(schema.oneOf[0] ?? {}, name, within);
    if (name in BY_NAME && fits(BY_NAME[name], type) && isWhole(BY_NAME[name], schema)) return BY_NAME[name];
    if (type === 'array') return [value(schema.items ?? {}, name, within)].filter((item) => item !== undefined);
    if (type === 'object') return object(schema, shown(schema), within);
    if (type === 'number' || type === 'integer') return schema.minimum ?? 1;
    if (type === 'boolean') return true;
    return type === 'string' ? 'Text' : undefined;
  }

  /** What is asked for or always there, and of the rest what has a plain text of its own. */
  const shown = ({ properties = {}, required = [] }: Schema): string[] =>
    Object.entries(properties)
      .filter(([name, each]) => required.includes(name) || name in BY_NAME || [each.type].flat()[0] !== 'string')
      .map(([name]) => name);

  function object({ properties = {} }: Schema, names: readonly string[], within: readonly string[]): object {
    const found = names.map((name): [string, unknown] => [name, value(properties[name] ?? {}, name, within)]);
    return Object.fromEntries(found.filter(([, each]) => each !== undefined));
  }

  return {
    body: (schema: Schema): object => {
      const { required = [], ...rest } = resolved(schema);
      const told = [...required, ...(TOLD[nameOf(schema)] ?? [])];
      const names = told.length > 0 ? told : Object.keys(rest.properties ?? {}).slice(0, SOME);
      return object(rest, names, [nameOf(schema)]);
    },
    answer: (schema: Schema): unknown => value(schema, '', []),
  };
}

/** A field of a record; one of them has a change that waits. */
function recordField(name: string): object | undefined {
  if (!(name in BY_NAME)) return undefined;
  return { value: BY_NAME[name], ...(name === 'city' && { new_value: 'Oranjestad' }) };
}

function known(texts: Readonly<Record<string, string>>, key: string): string {
  const text = texts[key];
  if (text === undefined) throw new Error(`No example is known for ${key}`);
  return text;
}

/** Another object of that name may ask for other properties. */
const isWhole = (sample: unknown, { required = [] }: Schema): boolean =>
  typeof sample !== 'object' || required.every((name) => Object.hasOwn(sample ?? {}, name));

function fits(sample: unknown, type: string | undefined): boolean {
  return type === undefined || type === typeof sample || (type === 'integer' && Number.isInteger(sample));
}
