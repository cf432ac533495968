/** What whoever takes an element over may say better than the form could: where one name ends, where somebody lives. */
export const OFFICER_SAYS = [
  'firstName',
  'lastName',
  'location_type',
  'percentage_held',
  'holding.location_type',
  'holding.percentage_held',
] as const;

/** How the fields of an office or a holding are named beside those of whoever stands behind it. */
export const HOLDING = 'holding.';

/** The document of the client file that an accepted paper becomes; undefined for one that only the form needs. */
export const FILED_AS: Readonly<Record<string, string>> = {
  article_if_incorp: 'kyc-aoi-5',
  cert_excerpt_from_register: 'kyc-reftcoc-5-2',
  register_of_shareholders: 'kyc-sr-7',
  structure_chart: 'kyc-oc-6',
  copy_of_license: 'kyc-gaming-license',
  certified_true_copy_of_passport: 'passport_file',
  proof_of_address: 'address_file',
};
