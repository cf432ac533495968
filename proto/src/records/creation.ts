import type { FieldErrors } from '../texts/phrase.js';
import { checkEdit, type EditContext, normalise } from './check.js';
import type { Kind } from './definitions.js';
import type { Link } from './model/facts.js';
import type { Plain } from './model/json.js';

/** One record to make; `link` ties it to the first record of the same plan. */
export type Planned = { kind: Kind; values: Plain; link?: Link };

// A holding or an office is made together with the person or entity behind it, whose name comes with the same call.
const BEHIND: Partial<Record<Kind, { type: string; link: Link; person: Kind; entity: Kind }>> = {
  shareholder: { type: 'shareholder_type', link: 'share_holder_related', person: 'ubo', entity: 'entity' },
  md: { type: 'entity_type', link: 'mbd_related', person: 'person', entity: 'entity' },
};
const NAMES = { person: ['firstName', 'lastName'], entity: ['name'] } as const;

/** The records that a create call makes, all in one change. */
export function planCreation(kind: Kind, given: Plain): Planned[] {
  const values = normalise(given);
  const behind = BEHIND[kind];
  const type = behind && values[behind.type];
  if (!behind || (type !== 'person' && type !== 'entity')) return [{ kind, values }];
  const names: readonly string[] = NAMES[type];
  const part = (mine: boolean): Plain =>
    Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name) === mine));
  return [
    { kind, values: part(false) },
    { kind: behind[type], values: part(true), link: behind.link },
  ];
}

/** Everything wrong with a create call, by the names of its fields. `remaining`: what the other holders leave of 100 percent. */
export function checkCreation(
  kind: Kind,
  given: Plain,
  context: Omit<EditContext, 'values' | 'creating'>,
): FieldErrors {
  const found = planCreation(kind, given).map(({ kind: each, values, link }) =>
    checkEdit(each, values, {
      ...context,
      values: {},
      creating: true,
      ...(link ? { links: { [link]: 'new' } } : {}),
    }),
  );
  return Object.assign({}, ...found) as FieldErrors;
}
