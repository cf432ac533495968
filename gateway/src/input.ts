import type { HttpCall } from '@dossier/proto/calls/call';
import { invalid } from '@dossier/proto/failures/failure';
import { plainToInstance } from 'class-transformer';
import { type ValidationError, validate } from 'class-validator';
import type { FastifyRequest } from 'fastify';

type Fields = Record<string, unknown>;

/** The call's input out of path, query and body. Throws 400 with a sentence for each bad or unknown field. */
export async function checked(call: HttpCall<unknown, unknown>, request: FastifyRequest): Promise<object> {
  return checkedFields(call, { ...sent(call, request), ...(request.params as Fields) });
}

export async function checkedFields(call: HttpCall<unknown, unknown>, fields: Fields): Promise<object> {
  const input = plainToInstance(call.input, fields, { exposeUnsetFields: false }) as object;
  const errors = await validate(input, {
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: false,
    stopAtFirstError: true,
  });
  if (errors.length) throw invalid(Object.fromEntries(errors.flatMap((error) => sentences(error))));
  return input;
}

function sent(call: HttpCall<unknown, unknown>, request: FastifyRequest): Fields {
  const query = request.query as Fields;
  if (call.method === 'GET') return query;
  const strangers = Object.keys(query).filter((name) => !call.query?.includes(name));
  if (strangers.length)
    throw invalid(Object.fromEntries(strangers.map((name) => [name, 'This field is not known here'])));
  return { ...body(request.body), ...query };
}

function body(value: unknown): Fields {
  if (value === undefined || value === null) return {};
  if (typeof value !== 'object' || Array.isArray(value)) throw invalid({ body: 'Must be a JSON object' });
  return value as Fields;
}

/** `changes.0.fields`: one sentence per bad field, nested ones by their path. */
function sentences(error: ValidationError, path = ''): [string, string][] {
  const name = path ? `${path}.${error.property}` : error.property;
  const own = Object.entries(error.constraints ?? {}).map(([rule, text]): [string, string] => [
    name,
    rule === 'whitelistValidation' ? 'This field is not known here' : text,
  ]);
  return [...own.slice(0, 1), ...(error.children ?? []).flatMap((child) => sentences(child, name))];
}
