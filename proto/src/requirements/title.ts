import { documentEntry } from '../documents/catalogue.js';
import { definitionOf } from '../records/definitions.js';
import type { Phrase } from '../texts/phrase.js';
import type { Requirement } from './requirement.js';

/** What people call the document or field that is required. */
export function requirementTitle({ target }: Pick<Requirement, 'target'>): Phrase | undefined {
  if ('document' in target) return documentEntry(target.document)?.title;
  return definitionOf(target.kind).fields[target.field]?.label;
}
