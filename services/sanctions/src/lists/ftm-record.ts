import { details, listRefusal } from './refusal.js';

export type Properties = Record<string, unknown>;
/** One FollowTheMoney entity. */
export type FtmRecord = {
  id: string;
  caption: string;
  schema: string;
  properties: Properties;
  referents: string[];
  datasets: string[];
  first_seen: string;
};

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
/** The texts under any of the names. */
export const values = (properties: Properties, ...names: string[]): string[] =>
  names.flatMap((name) => strings(properties[name]));

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** One line of a file. Throws a ListRefusal when it is no entity. */
export function readRecord(line: string): FtmRecord {
  let parsed: unknown;
  try {
    parsed = JSON.parse(line);
  } catch {
    throw listRefusal('malformed', details.notJson);
  }
  return asRecord(parsed);
}

/** Throws a ListRefusal when the value is no entity. */
export function asRecord(parsed: unknown): FtmRecord {
  if (
    !isRecord(parsed) ||
    typeof parsed.id !== 'string' ||
    typeof parsed.schema !== 'string' ||
    !isRecord(parsed.properties)
  ) {
    throw listRefusal('columns', details.notFollowTheMoney);
  }
  const { id, schema, properties } = parsed as { id: string; schema: string; properties: Properties };
  const text = (name: string): string => (typeof parsed[name] === 'string' ? parsed[name] : '');
  const [caption, firstSeen] = [text('caption'), text('first_seen')];
  return {
    id,
    caption,
    schema,
    properties,
    referents: strings(parsed.referents),
    datasets: strings(parsed.datasets),
    first_seen: firstSeen,
  };
}
