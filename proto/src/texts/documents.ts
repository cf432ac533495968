import { defineTexts, phrasesOf } from './define.js';

/** Titles of the documents of a client file and of a due diligence, by document type. */
export const documentTitleTexts = defineTexts('document-titles', {
  'kyc-ma-1': 'Management Agreement',
  'kyc-ppa-2': 'Power of Attorney',
  'kyc-gaming-license': 'Gaming License',
  'kyc-feeibtbvdna-3': 'Foreign Exchange Exemption Issued by the Bank van de Nederlandse Antillen',
  'kyc-lteabibtdoea-4': 'License to Establish a Business Issued by the Department of Economic Affairs',
  'kyc-mlibtdoea-4-1': 'Managing License Issued by the Department of Economic Affairs',
  'kyc-aoi-5': 'Articles of Incorporation',
  'kyc-attaoi-5-1': 'Amendment to the Articles of Incorporation',
  'kyc-reftcoc-5-2': 'Recent Extract from the Chamber of Commerce',
  'kyc-oc-6': 'Organization Chart',
  'kyc-sr-7': "Shareholders' Register",
  'kyc-reftcoc-7-1': 'Recent Extract from the Trade Register (shareholder)',
  'kyc-sof-8': 'Source of Funds',
  'kyc-ruling': 'Tax Ruling',
  'kyc-aa-y1-12': 'Annual Accounts Year 1',
  'kyc-aa-y2-12': 'Annual Accounts Year 2',
  'kyc-dogmos-13': 'Decision of the General Meeting of Shareholders',
  'kyc-fpt-14': 'Filed Profit Tax',
  scfba: 'Signature Card for Bank Account',
  cosbaof: 'Copy of Signed Bank Account Opening Forms',
  subsidiaries: 'Annual Account of a Subsidiary',

  passport_file: 'Passport',
  address_file: 'Proof of Address',
  secondPassport_file: 'Second ID',
  bank_reference_letter: 'Bank Reference Letter',
  source_of_funds: 'Source of Funds',
  source_of_wealth: 'Source of Wealth',
  google_search: 'Google Search',
  world_check: 'World-Check',

  entity_aoi: 'Articles of Incorporation',
  entity_coc: 'Chamber of Commerce Extract',
  entity_members: 'Register of Members',
  entity_rodo: 'Register of Directors and Officers',
  entity_soi: 'Statement of Incumbency',
  entity_license: 'License',

  due_dil_form: 'Due Diligence Form',
  certofinc: 'Certificate of Incorporation',
  article_if_incorp: 'Articles of Incorporation',
  cert_excerpt_from_register: 'Certified Excerpt from the Register',
  register_of_shareholders: 'Register of Shareholders',
  director_register: 'Register of Directors',
  cert_copy_of_representative: 'Certified Copy of the Passport of the Representative',
  structure_chart: 'Structure Chart',
  proof_of_domain_ownership: 'Proof of Domain Ownership',
  copy_of_license: 'Copy of License',
  privacy_policy: 'Privacy Policy',
  certified_true_copy_of_passport: 'Certified True Copy of Passport',
  proof_of_address: 'Proof of Address',
});
export const documentTitles = phrasesOf(documentTitleTexts);

/** What a call about a document answers when its place is wrong. */
export const documentSentences = defineTexts('documents', {
  otherOwner: 'This type of document does not belong to such a record',
  oneOwner: 'Please say whose document this is',
  fieldAfterFile: 'Fields come before the file',
  oneFile: 'Please attach one file only',
});
export const documentTexts = phrasesOf(documentSentences);

/** What a PDF would do by itself. */
export const activeContent = defineTexts('activeContent', {
  badge: 'Active content',
  kinds: {
    javascript: 'Runs a script',
    launch: 'Starts a program',
    embedded_files: 'Carries other files',
    open_action: 'Acts when it is opened',
    form: 'Fills or sends a form by itself',
    encrypted: 'Is encrypted, so nobody could look into it',
  },
});
