/** What the kinds of records are called. */
export const kindLabels = {
  company: 'KYC Review',
  person: 'Person',
  entity: 'Entity',
  ubo: 'UBO',
  shareholder: 'Shareholder',
  md: 'Managing Director',
  subsidiary: 'Subsidiary',
  account_number: 'Account Number',
  transaction_profile: 'Transaction Profile',
  kyc_file: 'Document',
} as const;

/** Field labels, by the field's name where several kinds share it. */
export const labels = {
  name: 'Name',
  company_name: 'Company Name',
  first_name: 'First Name',
  last_name: 'Last Name',
  date_of_birth: 'Date of Birth',
  place_of_birth: 'Place of Birth',
  title: 'Title',
  nationality: 'Nationality',
  passport_number: 'Passport Number',
  passport_country: 'Passport Country',
  date_issued: 'Date Issued',
  date_expiry: 'Date Expiry',
  tin: 'TIN Number',
  residence: 'Residence',
  address_line_1: 'Address Line 1',
  address_line_2: 'Address Line 2',
  address_date: 'Proof of Address Issue Date',
  city: 'City',
  country: 'Country',
  zip: 'Zip Code',
  second_document: 'Second Document',
  second_number: 'Document Number',
  second_country: 'Second Document Country',
  second_issued: 'Second Document Date Issued',
  second_expiry: 'Second Document Date Expiry',
  percentage_held: 'Percentage of shares held',
  origin: 'Origin',
  director_type: 'Director Type',
  shareholder_type: 'Shareholder Type',
  supervised: 'Supervised',
  subsidiary_name: 'Subsidiary Name',
  last_annual_account_on_file: 'Last Annual Account on File',
  comment: 'Comment',
} as const;

/** What the second document's number is called, by the document's type. */
export const secondNumberLabels = { id_card: 'ID Card Number', driver_license: 'Driver license Number' } as const;

/** Labels of the company dashboard. */
export const companyLabels = {
  company_type: 'Client Type',
  location_type: 'Location Type',
  account_holder_type: 'Account Holder Type',
  chamber_of_commerce: 'Chamber of Commerce',
  activity: 'Activity',
  risk_level: 'Risk Level',
  previous_review_date: 'Previous Review Date',
  next_review_date: 'Next Review Date',
  next_review_date_type: 'Next Review Date Type',
  date_final_compliance_review: 'Date Final Compliance Review',
  sanction_screening_available: 'Allow sanction screening via third party API',
  transaction_profile_report: 'Transaction Profile Report',
  annual_account_conform_calendar_year: 'Annual Account Conform Calendar Year',
  current_fiscal_year: 'Current Fiscal Year',
  fiscal_year_starts_on: 'Fiscal Year Starts On',
  fiscal_year_ending_on: 'Fiscal Year Ending On',
  last_annual_account_on_file: 'Last Annual Account on File',
  last_board_meeting: 'Last General Meeting of Shareholders',
  last_filed_profit_tax_on_file: 'Last Filed Profit Tax on File',
  extension_profit_tax: 'Extension Profit Tax',
  extension_up_till: 'Extension Up Till',
  listing_services: 'Listing of Services',
} as const;

/** Labels of choices, by what is chosen. */
export const options = {
  company_type: { corporate: 'Corporate', account_holder: 'Account Holder' },
  company_location: { local: 'Onshore', abroad: 'Offshore' },
  account_holder_type: {
    bank: 'Bank',
    credit_union: 'Credit Union',
    pention: 'Pension',
    insurance: 'Insurance',
    player: 'Player',
  },
  risk_level: { low: 'Low', medium: 'Medium', high: 'High' },
  review_date_type: { automatic: 'Automatic', manual: 'Manual' },
  residence: { local: 'Resident', abroad: 'Non-resident' },
  title: { Director: 'Director', Secretary: 'Secretary', MD: 'MD', 'Registered Agent': 'Registered Agent' },
  second_document: { id_card: 'ID Card', driver_license: 'Driver License' },
  director_type: { person: 'Individual', entity: 'Legal entity' },
  shareholder_type: { person: 'Individual', entity: 'Corporate' },
  license_type: { B2B: 'B2B', B2C: 'B2C' },
  flag: { true: 'Yes', false: 'No' },
} as const;

/** Labels of a document's own fields. */
export const fileLabels = {
  file: 'File',
  bank_name: 'Bank Name',
  dateIssued: 'Issue Date',
  incorporation_date: 'Incorporation Date',
  expiration_date: 'Expiration Date',
  license_type: 'License Type',
  year: 'Year',
  fiscal_year_ending_on: 'Fiscal Year Ending On',
  sanctions_found: 'Sanctions found',
  pep_found: 'PEP found',
  relevant_adverse_information_found: 'Relevant adverse information found',
  sanctions_comment: 'Sanctions comment',
  pep_comment: 'PEP comment',
  relevant_adverse_information_comment: 'Relevant adverse information comment',
  comment_data_handler: 'Account manager comment',
  comment_supervisor: 'Supervisor comment',
  comment_compliance_officer: 'Compliance officer comment',
} as const;

/** What a level of review adds to the label of its answers. */
export const levelLabels = {
  account_manager: (label: string) => label,
  supervisor: (label: string) => `${label} (supervisor)`,
  compliance: (label: string) => `${label} (compliance officer)`,
} as const;

/** What an account number is called, by the type of account holder. */
export const accountNumberLabels = {
  bank: 'Account Number',
  credit_union: 'Account Number',
  pention: 'Pension Number',
  insurance: 'Policy Number',
  player: 'Player ID',
  otherwise: 'Account Holder Number',
} as const;

/** Labels of a transaction profile. */
export const transactionLabels = {
  account_number: 'Account Number',
  currency: 'Currency',
  name_bank: 'Bank Name',
  transaction_value_incoming: 'Average transaction value, incoming',
  transaction_value_outgoing: 'Average transaction value, outgoing',
  monthly_turnover_incoming: 'Monthly turnover, incoming',
  monthly_turnover_outgoing: 'Monthly turnover, outgoing',
  monthly_frequency_of_transaction_incoming: 'Monthly frequency of transactions, incoming',
  monthly_frequency_of_transaction_outgoing: 'Monthly frequency of transactions, outgoing',
  expected_transaction_incoming_info: 'Countries of expected incoming payments',
  expected_transaction_outgoing_info: 'Countries of expected outgoing payments',
  outgoing_counterparty: (number: number) => `Outgoing counterparty ${number}`,
  incoming_counterparty: (number: number) => `Incoming counterparty ${number}`,
  comments: 'Comments',
} as const;

/** The bands of a transaction profile. */
export const bands = {
  transaction_value: {
    less_than_3_000: 'Less than 3,000',
    '3_001_10_000': '3,001 to 10,000',
    '10_001_50_000': '10,001 to 50,000',
    more_than_50_000: 'More than 50,000',
  },
  monthly_turnover: {
    less_than_10_000: 'Less than 10,000',
    '10_001_50_000': '10,001 to 50,000',
    '50_001_100_000': '50,001 to 100,000',
    more_than_100_000: 'More than 100,000',
  },
  monthly_frequency: {
    less_than_10: 'Up to 10',
    '11_50': '11 to 50',
    '51_100': '51 to 100',
    more_than_100: 'More than 100',
  },
} as const;
