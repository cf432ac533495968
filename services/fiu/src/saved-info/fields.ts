import { createContext, Script } from 'node:vm';
import type { SavedField } from '@dossier/proto/calls/fiu-saved-info';
import { issueText } from '@dossier/proto/rules/fiu';
import { fiu } from '@dossier/proto/texts/fiu';
import { REF_COLUMN } from '../conversion/columns.js';
import type { BoundColumn, Profile } from '../conversion/profile.js';
import { readValue } from '../conversion/read-value.js';
import { labelOf } from '../conversion/records.js';
import type { SimpleType } from '../schema/types.js';
import { wrongValue } from '../schema/values.js';
import type { Texts } from '../waiting-rows/waiting-row.schema.js';

const PATTERN_MS = 100;
/** Code in such a room can be stopped. Making one takes longer than most patterns do. */
const room: { check?: () => ReturnType<typeof wrongValue> } = {};
createContext(room);
const runCheck = new Script('check()');

type Kind = 'persons' | 'entities';
type Wrong = { field: string; code: string; message: string };

/** The columns of the table of one kind, as the schema has them. */
export function fieldsOf(profile: Profile, kind: Kind): SavedField[] {
  return [...profile.columns[kind].values()].filter(isShown(kind)).map((column): SavedField => {
    const { name, type } = column;
    const isCountry = type?.name === 'country_type';
    return {
      name,
      label: labelOf(name),
      type: isCountry ? 'country' : type?.codes ? 'choice' : type?.base === 'date' ? 'date' : 'text',
      ...(type?.maxLength !== undefined && { max_length: type.maxLength }),
      ...(type?.codes && { options: [...type.codes] }),
    };
  });
}

const isShown =
  (kind: Kind) =>
  ({ name, path, type }: BoundColumn): boolean =>
    path !== undefined && type !== undefined && name !== REF_COLUMN[kind];

/** A pattern that a schema brings may never end; its worker thread may be stopped, this one serves everybody. */
function wrongInTime(type: SimpleType, text: string): ReturnType<typeof wrongValue> {
  try {
    room.check = () => wrongValue(type, undefined, text);
    return runCheck.runInContext(room, { timeout: PATTERN_MS });
  } catch (error) {
    if ((error as { code?: string }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    return { code: 'E_PATTERN' };
  }
}

/** What was typed, as it is written in a report, or what is wrong with it. An empty text clears. */
export function checkedFields(profile: Profile, kind: Kind, given: unknown): { texts: Texts; wrong: Wrong[] } {
  const texts: Texts = {};
  const wrong: Wrong[] = [];
  const refuse = (field: string, code: string, detail: readonly string[] = []) =>
    wrong.push({ field, code, message: issueText({ code, detail }) });
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return { texts, wrong: [{ field: 'id', code: 'E_TYPE', message: fiu.issues.E_TYPE }] };
  for (const [field, value] of Object.entries(given)) {
    const column = profile.columns[kind].get(field);
    if (!column?.type || !isShown(kind)(column)) refuse(field, 'E_UNKNOWN');
    else if (typeof value !== 'string') refuse(field, 'E_TYPE');
    else if (value.trim() === '') texts[field] = '';
    else {
      const { text, problem } = readValue(value.trim(), column, false);
      const bad = text === undefined ? { code: problem ?? 'E_TYPE' } : wrongInTime(column.type, text);
      if (bad) refuse(field, bad.code, 'detail' in bad ? bad.detail : []);
      else texts[field] = text as string;
    }
  }
  return { texts, wrong };
}
