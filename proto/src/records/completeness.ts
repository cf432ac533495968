import type { DocumentType, Owner } from '../documents/catalogue.js';
import { documentsFor } from '../documents/completeness.js';
import { say } from '../texts/phrase.js';
import { recordTexts } from '../texts/records.js';
import { applies } from './check.js';
import { definitionOf, type Kind } from './definitions.js';
import { labelOf } from './label.js';
import type { Facts } from './model/facts.js';
import { type Field, requiredMessage } from './model/field.js';
import type { Json, Plain } from './model/json.js';
import { isBlank, isDelta } from './model/rich-text.js';

export type MissingField = { field: string; label: string; message: string };

const isMissing = (value: Json | undefined): boolean =>
  value === undefined || value === null || (isDelta(value) && isBlank(value));

const isOptional = (field: Field, values: Plain, facts: Facts): boolean =>
  typeof field.optional === 'function' ? field.optional(values, facts) : field.optional === true;

/**
 * The fields of a record that still need a value, in the order of the form. For a company that is the list its dashboard shows and that
 * holds back the automatic notification.
 */
export const missingFields = (kind: Kind, values: Plain, facts: Facts): MissingField[] =>
  Object.entries(definitionOf(kind).fields).flatMap(([name, field]): MissingField[] => {
    if (!applies(field, values, facts) || isOptional(field, values, facts) || !isMissing(values[name])) return [];
    const label = labelOf(kind, name, values, facts);
    const message = requiredMessage(field, values) ?? field.missing ?? recordTexts.provide(label);
    return [{ field: name, label, message: say(message) }];
  });

/** The documents a record needs. `residence` is that of the managing director for an entity, which has none of its own. */
export function requiredDocuments(kind: Kind, values: Plain, facts: Facts, residence?: string): DocumentType[] {
  const owner = ownerOf(kind, values, facts);
  return owner ? documentsFor(residence ? { ...owner, location_type: residence } : owner) : [];
}

function ownerOf(kind: Kind, values: Plain, { links }: Facts): Owner | undefined {
  if (kind === 'company' && values.company_type === 'account_holder') return undefined;
  if (kind !== 'company' && kind !== 'person' && kind !== 'ubo' && kind !== 'entity' && kind !== 'subsidiary')
    return undefined;
  const behindShares = Boolean(links?.share_holder_related || links?.ubo_related);
  return {
    kind: kind === 'person' && behindShares ? 'ubo' : kind,
    ...(typeof values.location_type === 'string' ? { location_type: values.location_type } : {}),
    ...(typeof values.supervised === 'boolean' ? { supervised: values.supervised } : {}),
    shareholderRelated: Boolean(links?.share_holder_related),
  };
}
