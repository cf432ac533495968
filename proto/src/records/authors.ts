import { definitionOf, type Kind } from './definitions.js';
import { type Json, type Plain, sameJson } from './model/json.js';
import { isBlank, isDelta } from './model/rich-text.js';

const isNothing = (value: Json | undefined): boolean =>
  value === undefined || value === null || (isDelta(value) && isBlank(value));

/** An edit that was checked, with the name of who wrote the fields that remember it; an emptied one has no author. */
export function withAuthors(kind: Kind, before: Plain, edit: Plain, author: string): Plain {
  const names = Object.entries(definitionOf(kind).fields).flatMap(([name, { authorOf }]): [string, Json][] => {
    if (!authorOf || !(authorOf in edit)) return [];
    const written = edit[authorOf];
    const same =
      sameJson(written ?? null, before[authorOf] ?? null) || (isNothing(written) && isNothing(before[authorOf]));
    return same ? [] : [[name, isNothing(written) ? null : author]];
  });
  return { ...edit, ...Object.fromEntries(names) };
}
