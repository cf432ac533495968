import { DOCUMENT_TYPES, DOCUMENTS, type DocumentType } from '../documents/catalogue.js';
import { phrasesOf } from '../texts/define.js';
import { dueDiligenceErrors, dueDiligenceTexts } from '../texts/due-diligence.js';
import type { FieldErrors, Phrase } from '../texts/phrase.js';

/** The documents of a due diligence, in the order of the screens. */
export const DUE_DILIGENCE_TYPES = DOCUMENT_TYPES.filter((type) => DOCUMENTS[type].parent === 'due_diligence');
/** What has to be uploaded by everybody; the form itself is made here, the papers of a person belong to its element. */
const OWN: readonly DocumentType[] = ['due_dil_form'];
const OF_AN_ELEMENT: readonly DocumentType[] = ['certified_true_copy_of_passport', 'proof_of_address'];

export const REQUIRED_TYPES = DUE_DILIGENCE_TYPES.filter((type) => !OWN.includes(type));

/** Whether a document is about one element of the form, and not about the company. */
export const isOfElement = (type: string): boolean => OF_AN_ELEMENT.includes(type as DocumentType);

export function uploadErrors({ doc_type, element }: { doc_type?: string; element?: string }): FieldErrors {
  if (!doc_type) return {};
  if (isOfElement(doc_type)) return element ? {} : { dueDiligenceElement: dueDiligenceErrors.section };
  return element ? { dueDiligenceElement: dueDiligenceErrors.noSection } : {};
}

const { requirements } = phrasesOf(dueDiligenceTexts);

/** What is asked of the documents, sentence by sentence. */
export const REQUIREMENTS: readonly Phrase[] = Object.values(requirements);

/** How the object keys of these files begin, and none of a client file. */
export const DUE_DILIGENCE_FILE = 'dd-';
