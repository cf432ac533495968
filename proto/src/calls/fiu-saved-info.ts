import { httpCall } from './call.js';
import { List, MapOf, Nested, ObjectId, OneOf, Text, Whole } from './fields.js';
import { ConvertedFile } from './fiu-files.js';

export class SavedField {
  @Text() name: string;
  @Text() label: string;
  @OneOf(['text', 'date', 'choice', 'country']) type: 'text' | 'date' | 'choice' | 'country';
  @Whole({ optional: true }) max_length?: number;
  @List(() => String, { optional: true, description: 'Codes of a choice' }) options?: string[];
}

export class SavedRecord {
  @ObjectId() id: string;
  @OneOf(['persons', 'entities']) kind: 'persons' | 'entities';
  @MapOf({ type: 'string' }) fields: Record<string, string>;
  @List(() => String, { description: 'Fields that its rows wait for' }) missing: string[];
  @Whole({ description: 'Rows that wait for it' }) rows: number;
}

/** Columns of the table, by kind. */
export class SavedFields {
  @List(() => SavedField) persons: SavedField[];
  @List(() => SavedField) entities: SavedField[];
}

export class GetSavedInfo {}

export class SavedInfo {
  @List(() => SavedRecord, { description: 'Those that rows wait for, at most 500' }) records: SavedRecord[];
  @Nested(() => SavedFields) fields: SavedFields;
  @List(() => ConvertedFile, { description: 'Uploads with rows that could be converted now' }) ready: ConvertedFile[];
}

export const getSavedInfo = httpCall({
  subject: 'fiu.saved-info.list',
  method: 'GET',
  path: 'get-saved-info',
  access: ['fiu_reporting'],
  summary: 'Persons and entities of which something is missing that rows wait for',
  input: GetSavedInfo,
  output: SavedInfo,
});

export class UpdateSavedInfo {
  @MapOf({ type: 'object', additionalProperties: { type: 'string' } }, { description: '{ id: { field: value } }' })
  records: Record<string, Record<string, string>>;
}

export class SavedInfoError {
  @Text() id: string;
  @Text() field: string;
  @Text() code: string;
  @Text() message: string;
}

export class SavedInfoUpdated {
  @List(() => SavedInfoError, { description: 'A record with an error is not changed, the others are' })
  errors: SavedInfoError[];
  @Whole({ description: 'Records that were changed' }) updated: number;
}

export const updateSavedInfo = httpCall({
  subject: 'fiu.saved-info.update',
  method: 'POST',
  path: 'update-saved-info',
  access: ['fiu_reporting'],
  summary: 'Supplies what is missing',
  input: UpdateSavedInfo,
  output: SavedInfoUpdated,
  writes: true,
});

export class ConvertWaiting {
  @ObjectId({ description: 'The upload whose rows wait' }) id: string;
}

export class WaitingConverted {
  @ObjectId() file_id: string;
}

export const convertWaiting = httpCall({
  subject: 'fiu.saved-info.convert',
  method: 'POST',
  path: 'convert-waiting-rows',
  access: ['fiu_reporting'],
  summary: 'Begins the conversion of the waiting rows of an upload, with what was supplied since',
  input: ConvertWaiting,
  output: WaitingConverted,
  fails: ['fiu.file.not_found', 'fiu.waiting.none'],
  writes: true,
});
