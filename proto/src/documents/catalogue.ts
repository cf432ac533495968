import { documentTitles as titles } from '../texts/documents.js';
import { type Phrase, say } from '../texts/phrase.js';
import { type DocumentEntry, type Extra, entry, type Owner } from './entry.js';

export type { DocumentEntry, Extra, Format, Owner } from './entry.js';

const offshore = ({ location_type }: Owner): boolean => location_type !== 'local';
const nonResident = ({ location_type }: Owner): boolean => location_type === 'abroad';
const owner = ({ kind }: Owner): boolean => kind === 'ubo';
const licensed = (entity: Owner): boolean =>
  entity.supervised === true && entity.location_type === 'abroad' && !entity.shareholderRelated;

const dated = { extras: ['dateIssued'] } as const;
const yearly = { extras: ['year'] } as const;
const account = { extras: ['year', 'fiscal_year_ending_on'] } as const;
const perBank = { extras: ['bank_name'], multiple: true } as const;
const general = ['pdf', 'png'] as const;
const submitted = (title: Phrase, maxAgeMonths?: number): DocumentEntry =>
  entry('due_diligence', title, { formats: general, ...(maxAgeMonths ? { maxAgeMonths } : {}) });

/** Every document the product knows: where it hangs, what it needs beside its file, who needs it. The order is that of the screens. */
export const DOCUMENTS = {
  'kyc-ma-1': entry('company', titles['kyc-ma-1'], dated),
  'kyc-ppa-2': entry('company', titles['kyc-ppa-2'], dated),
  'kyc-gaming-license': entry('company', titles['kyc-gaming-license'], {
    extras: ['license_type', 'dateIssued', 'expiration_date'],
  }),
  'kyc-feeibtbvdna-3': entry('company', titles['kyc-feeibtbvdna-3'], { ...dated, needed: offshore }),
  'kyc-lteabibtdoea-4': entry('company', titles['kyc-lteabibtdoea-4'], dated),
  'kyc-mlibtdoea-4-1': entry('company', titles['kyc-mlibtdoea-4-1'], { ...dated, needed: offshore }),
  'kyc-aoi-5': entry('company', titles['kyc-aoi-5'], dated),
  'kyc-attaoi-5-1': entry('company', titles['kyc-attaoi-5-1'], dated),
  'kyc-reftcoc-5-2': entry('company', titles['kyc-reftcoc-5-2'], dated),
  'kyc-oc-6': entry('company', titles['kyc-oc-6'], { formats: ['pdf', 'png', 'jpg', 'jpeg'] }),
  'kyc-sr-7': entry('company', titles['kyc-sr-7']),
  'kyc-reftcoc-7-1': entry('company', titles['kyc-reftcoc-7-1'], dated),
  'kyc-sof-8': entry('company', titles['kyc-sof-8']),
  'kyc-ruling': entry('company', titles['kyc-ruling'], { ...dated, needed: offshore }),
  'kyc-aa-y1-12': entry('company', titles['kyc-aa-y1-12'], account),
  'kyc-aa-y2-12': entry('company', titles['kyc-aa-y2-12'], account),
  'kyc-dogmos-13': entry('company', titles['kyc-dogmos-13'], { ...yearly, needed: offshore }),
  'kyc-fpt-14': entry('company', titles['kyc-fpt-14'], yearly),
  scfba: entry('company', titles.scfba, perBank),
  cosbaof: entry('company', titles.cosbaof, perBank),
  subsidiaries: entry('subsidiary', titles.subsidiaries, yearly),

  passport_file: entry('person', titles.passport_file),
  address_file: entry('person', titles.address_file, { maxAgeMonths: 3 }),
  secondPassport_file: entry('person', titles.secondPassport_file, { needed: nonResident }),
  bank_reference_letter: entry('person', titles.bank_reference_letter, { needed: owner }),
  source_of_funds: entry('person', titles.source_of_funds, { needed: owner }),
  source_of_wealth: entry('person', titles.source_of_wealth, { needed: owner }),
  google_search: entry('person', titles.google_search),
  world_check: entry('person', titles.world_check),

  entity_aoi: entry('entity', titles.entity_aoi),
  entity_coc: entry('entity', titles.entity_coc),
  entity_members: entry('entity', titles.entity_members),
  entity_rodo: entry('entity', titles.entity_rodo),
  entity_soi: entry('entity', titles.entity_soi),
  entity_license: entry('entity', titles.entity_license, { needed: licensed }),

  due_dil_form: submitted(titles.due_dil_form),
  certofinc: submitted(titles.certofinc),
  article_if_incorp: submitted(titles.article_if_incorp),
  cert_excerpt_from_register: submitted(titles.cert_excerpt_from_register, 6),
  register_of_shareholders: submitted(titles.register_of_shareholders, 6),
  director_register: submitted(titles.director_register, 6),
  cert_copy_of_representative: submitted(titles.cert_copy_of_representative, 6),
  structure_chart: submitted(titles.structure_chart),
  proof_of_domain_ownership: submitted(titles.proof_of_domain_ownership),
  copy_of_license: submitted(titles.copy_of_license),
  privacy_policy: submitted(titles.privacy_policy, 12),
  certified_true_copy_of_passport: submitted(titles.certified_true_copy_of_passport, 6),
  proof_of_address: submitted(titles.proof_of_address, 3),
} as const satisfies Record<string, DocumentEntry>;

export type DocumentType = keyof typeof DOCUMENTS;
export const DOCUMENT_TYPES = Object.keys(DOCUMENTS) as DocumentType[];

export const isDocumentType = (name: unknown): name is DocumentType =>
  typeof name === 'string' && Object.hasOwn(DOCUMENTS, name);

/** The entry of a type; undefined for a name that is no document type. */
export const documentEntry = (type: unknown): DocumentEntry | undefined =>
  isDocumentType(type) ? DOCUMENTS[type] : undefined;

/** Whether documents of a type have this field. */
export const needs = (type: string | undefined, extra: Extra): boolean =>
  documentEntry(type)?.extras.includes(extra) ?? false;

/** What people call a type of document; '' for a name that is no document type. */
export const titleOfDocument = (type: string | undefined): string => say(documentEntry(type)?.title ?? '');
