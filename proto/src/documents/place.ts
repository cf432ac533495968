import type { Link } from '../records/model/facts.js';
import type { Plain } from '../records/model/json.js';
import { documentTexts } from '../texts/documents.js';
import type { FieldErrors } from '../texts/phrase.js';
import { type DocumentEntry, documentEntry } from './catalogue.js';

const OWNERS: Record<DocumentEntry['parent'], readonly Link[]> = {
  company: [],
  person: ['person', 'ubo_related'],
  entity: ['legalEntity'],
  subsidiary: ['subsidiary_id'],
  due_diligence: [],
};

/** The links that a document may have. */
export const DOCUMENT_LINKS: readonly Link[] = Object.values(OWNERS).flat();
const PLACE: readonly string[] = ['company_id', 'documentType', ...DOCUMENT_LINKS];

/** What a call about a new document sent: where it will hang, and its values. */
export function splitPlace<Place extends object>(given: Place): { place: Place; values: Plain } {
  const isPlace = ([name]: [string, unknown]): boolean => PLACE.includes(name);
  const entries = Object.entries(given);
  return {
    place: Object.fromEntries(entries.filter(isPlace)) as Place,
    values: Object.fromEntries(entries.filter((entry) => !isPlace(entry))) as Plain,
  };
}

type Given = { documentType?: string } & Partial<Record<Link, unknown>>;

/** What is wrong with the links of a new document: one of a person hangs on a person or UBO, one of the client on nothing else. */
export function placeErrors({ documentType, ...given }: Given, broken: readonly string[] = []): FieldErrors {
  const parent = documentEntry(documentType)?.parent;
  if (!parent) return {};
  const allowed = OWNERS[parent];
  const links = DOCUMENT_LINKS.filter((link) => given[link] !== undefined || broken.includes(link));
  const wrong = links.filter((link) => !allowed.includes(link));
  if (wrong.length > 0) return Object.fromEntries(wrong.map((link) => [link, documentTexts.otherOwner]));
  const [first] = allowed;
  return first && links.length !== 1 ? { [first]: documentTexts.oneOwner } : {};
}
