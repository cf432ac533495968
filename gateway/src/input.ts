import type { Asker, HttpCall } from '@dossier/proto/calls/call';
import { RECORD_FIELD } from '@dossier/proto/calls/record-input';
import { phraseOfRule } from '@dossier/proto/calls/rule-message';
import { hasFailed, invalid } from '@dossier/proto/failures/failure';
import { common } from '@dossier/proto/texts/common';
import { phrasesOf } from '@dossier/proto/texts/define';
import type { FieldErrors, Phrase } from '@dossier/proto/texts/phrase';
import { recordTexts } from '@dossier/proto/texts/records';
import { plainToInstance } from 'class-transformer';
import { type ValidationError, validate } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { unreadable } from './readable.js';

type Fields = Record<string, unknown>;

/** class-validator's name of the rule that finds unknown fields. */
const UNKNOWN_FIELD = 'whitelistValidation';

/** The call's input out of path, query and body. Throws 400 with a sentence for each bad or unknown field. */
export async function checked(
  call: HttpCall<unknown, unknown>,
  request: FastifyRequest,
  by: Asker = {},
): Promise<object> {
  const query = Object.entries(request.query as Fields);
  const isKnown = ([name]: [string, unknown]) => call.method === 'GET' || call.query?.includes(name);
  const given = { ...body(request.body), ...Object.fromEntries(query.filter(isKnown)), ...(request.params as Fields) };
  const strangers = query.filter((entry) => !isKnown(entry)).map(([name]) => [name, recordTexts.unknownField]);
  return checkedFields(call, given, by, Object.fromEntries(strangers));
}

/** As `checked`, of fields that came in a form; `also` is what is wrong beside them. */
export async function checkedFields(
  call: HttpCall<unknown, unknown>,
  fields: Fields,
  by: Asker,
  also: FieldErrors = {},
): Promise<object> {
  const refused = unreadable(fields);
  if (Object.keys(refused).length > 0) throw invalid({ ...also, ...refused });
  const input = plainToInstance(call.input, fields, { exposeUnsetFields: false }) as object;
  const errors = await validate(input, {
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: false,
    stopAtFirstError: true,
  });
  const broken = errors.map(({ property }) => property);
  const unsound = new Set(broken);
  const sound = Object.fromEntries(Object.entries(input).filter(([name]) => !unsound.has(name)));
  const together = { ...call.check?.(sound, by, broken), ...also };
  const isForOwner = call.takesRecordValues && Object.keys(together).length === 0 && errors.every(isOfRecord);
  const bad = { ...together, ...Object.fromEntries(errors.flatMap((error) => brokenFields(error))) };
  if (Object.keys(bad).length > 0 && !isForOwner) throw invalid(bad);
  return input;
}

/** For a call that may fail by its input: what is wrong beside it is named in the same answer. */
export const alsoNaming =
  (errors: FieldErrors) =>
  (error: unknown): never => {
    throw hasFailed(error, 'input.invalid') ? invalid({ ...error.wire.errors, ...errors }) : error;
  };

/** A bad value of a record, or one that the record does not have: its owner says so, with all that only the owner can tell. */
const isOfRecord = ({ constraints = {}, children }: ValidationError): boolean =>
  !children?.length && Object.keys(constraints).every((rule) => rule === RECORD_FIELD || rule === UNKNOWN_FIELD);

function body(value: unknown): Fields {
  if (value === undefined || value === null) return {};
  if (typeof value !== 'object' || Array.isArray(value)) throw invalid({ body: phrasesOf(common).errors.notAnObject });
  return value as Fields;
}

/** `changes.0.fields`: one phrase per bad field, nested ones by their path. */
function brokenFields(error: ValidationError, path = ''): [string, Phrase][] {
  const name = path ? `${path}.${error.property}` : error.property;
  const own = Object.entries(error.constraints ?? {}).map(([rule, message]): [string, Phrase] => [
    name,
    rule === UNKNOWN_FIELD ? recordTexts.unknownField : phraseOfRule(message),
  ]);
  return [...own.slice(0, 1), ...(error.children ?? []).flatMap((child) => brokenFields(child, name))];
}
