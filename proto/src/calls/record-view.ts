import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { definitionOf, type Kind } from '../records/definitions.js';
import { say } from '../texts/phrase.js';
import type { Class } from './call.js';
import { DateTime, Flag, List, ObjectId, OneOf, Text } from './fields.js';

/** An empty class under a name, for shapes that follow from a record definition. */
export function classNamed<T>(name: string): Class<T> {
  const built = class {} as Class<T>;
  Object.defineProperty(built, 'name', { value: name });
  return built;
}

/** `person` -> `Person`, `account_number` -> `AccountNumber`. */
export const pascal = (kind: string): string =>
  kind.replace(/(^|_)(\w)/g, (_, __, letter: string) => letter.toUpperCase());

const VALUE = { type: 'object', properties: { value: {}, new_value: {} } } as unknown as ApiPropertyOptions;

/** A change that waits on a record. */
export class WaitingChange {
  @ObjectId() change_id: string;
  @OneOf(['add', 'change', 'remove']) actionType: string;
  @List(() => String, { description: 'The fields it would change, of those the reader may see' }) fields: string[];
  @Text({ optional: true, description: 'Who proposed it' }) by?: string;
  @DateTime({ optional: true }) at?: string;
  @Flag({ optional: true, description: 'Proposed by the reader' }) own?: boolean;
}

export type RecordAnswer = { _id: string; company_id: string } & Record<string, unknown>;

/** A record as it is read: `{ value, new_value? }` for each field the reader may see, and what ties it to the others. */
export function recordView(kind: Kind): Class<RecordAnswer> {
  const { fields, links } = definitionOf(kind);
  const view = classNamed<RecordAnswer>(`${pascal(kind)}View`);
  const target = view.prototype as object;
  ObjectId()(target, '_id');
  ObjectId()(target, 'company_id');
  DateTime()(target, 'createdAt');
  for (const link of Object.keys(links)) ObjectId({ optional: true })(target, link);
  for (const mark of ['add', 'remove'])
    ObjectId({ optional: true, description: `The change that waits to ${mark} it` })(target, mark);
  List(() => WaitingChange, { optional: true, description: 'The changes that wait on it' })(target, 'waiting');
  if (kind === 'kyc_file') Text()(target, 'documentType');
  for (const [name, { label }] of Object.entries(fields))
    ApiProperty({ ...VALUE, description: say(label), required: false } as ApiPropertyOptions)(target, name);
  return view;
}
