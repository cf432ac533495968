import { definitionOf, type Kind } from './definitions.js';
import type { Facts, Links } from './model/facts.js';
import { type Section, sectionBy } from './model/sections.js';

export { SECTIONS, type Section } from './model/sections.js';

export type Place = {
  links?: Links;
  /** The section of the record that a document's `person` or `legalEntity` points at. */
  owner?: Section;
  company?: Facts['company'];
};

/** The section of the client file that a record lies in; its keys decide who may do what. */
export const sectionOf = (kind: Kind, { links = {}, owner, company }: Place = {}): Section =>
  sectionBy(definitionOf(kind).section, links, owner, company);
