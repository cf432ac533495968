const ID = '64f0c2a1b7e54d0012ab34cd';
const DAY = '1980-04-17';
const MOMENT = '2026-03-02T09:30:00.000Z';
const EMAIL = 'ana.croes@example.com';
const PASSWORD = 'Tulip-Garden-9';
const SECRET = 'JBSWY3DPEHPK3PXP';
const PEOPLE = { first: 'Maria', last: 'Jansen', maker: 'Ana Croes', checker: 'Jan Maduro' };

export const BY_PATTERN: Readonly<Record<string, string>> = {
  '^(default|[0-9a-f]{24})$': 'default',
  '^[0-9a-f]{24}$': ID,
  '^[0-9]{6}$': '492817',
  '^[a-z0-9-]+$': 'un',
};

export const BY_FORMAT: Readonly<Record<string, string>> = {
  date: DAY,
  'date-time': MOMENT,
  email: EMAIL,
};

/** Days that lie ahead. */
export const DAY_BY_NAME: Readonly<Record<string, string>> = { until: '2099-12-31' };

/** What stands in a field of that name. */
export const BY_NAME: Readonly<Record<string, unknown>> = {
  // Users
  username: PEOPLE.maker,
  user_name: PEOPLE.maker,
  handled_by_name: PEOPLE.checker,
  uploaded_by: PEOPLE.maker,
  by: PEOPLE.maker,
  email: EMAIL,
  password: PASSWORD,
  currentPassword: 'Old-Harbour-7',
  newPassword: PASSWORD,
  confirmPassword: PASSWORD,
  secret: SECRET,
  two_factor_secret: SECRET,
  token: 'Zm9yLWFuLWV4YW1wbGUtb25seQ',
  company_ids: ID,
  // Clients and records
  id: ID,
  changes: ID,
  company_type: 'corporate',
  account_holder_type: 'player',
  location_type: 'local',
  name: 'Adriatic Holdings N.V.',
  first_name: PEOPLE.first,
  last_name: PEOPLE.last,
  firstName: PEOPLE.first,
  lastName: PEOPLE.last,
  dateOfBirth: DAY,
  placeofBirth: 'Willemstad',
  city: 'Willemstad',
  address: 'Handelskade 1, Willemstad',
  address_line_1: 'Handelskade 1',
  address_country: 'CW',
  shareholder_type: 'person',
  entity_type: 'person',
  percentage_held: 25,
  account_number: '4711',
  bank_name: 'Maduro Bank',
  name_bank: 'Maduro Bank',
  documentType: 'passport',
  filename: 'passport.pdf',
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  url: 'https://dossier.example.com/api/v1/view',
  fields: { city: 'Willemstad' },
  field: 'city',
  reason: 'The register sends it in June',
  label: 'City',
  text: 'As stated in the passport.',
  comment_structure: { ops: [{ insert: 'As stated in the passport.\n' }] },
  type: 'person',
  title: 'Director',
  notices: 'Missing shareholder of 75%',
  message: 'Data saved successfully',
  companyName: 'Adriatic Holdings N.V.',
  structure: { ops: [{ insert: 'Terms and conditions\n' }] },
  // Screening
  firstname: PEOPLE.first,
  surname: PEOPLE.last,
  dob: DAY,
  nationality: 'NL',
  country: 'NL',
  year_of_birth: '1980',
  dates_of_birth: DAY,
  places_of_birth: 'Willemstad',
  nationalities: 'NL',
  positions: 'Director',
  gender: 'female',
  matched_name: 'Maria Janssen',
  asked: 'Jansen',
  listed: 'Janssen',
  body: 'UN Security Council',
  list: 'UN Security Council Consolidated List',
  entry_id: '6908555',
  programmes: 'Al-Qaida',
  listed_on: '2014-09-23',
  provider: 'local',
  source: 'un',
  format: 'un-xml',
  fetched_at: MOMENT,
  search_id: ID,
  time_zone: 'America/Curacao',
};

/** What a profile cannot be saved without. */
const PROFILE_BODY = [
  ...['rentity_id', 'first_name', 'last_name', 'email', 'gender', 'id_number', 'nationality'],
  ...['address_type', 'address', 'city', 'zip', 'country'],
  ...['phone_type', 'communication_type', 'phone_prefix', 'phone_number'],
];

/** Optional fields without which the example of a body would say little, by the body's schema. */
export const TOLD: Readonly<Record<string, readonly string[]>> = {
  CreateAccount: ['type'],
  CreateCompany: ['name', 'location_type'],
  CreateAccountNumber: ['account_number'],
  CreateMd: ['firstName', 'lastName'],
  CreatePerson: ['firstName', 'lastName', 'mbd_related'],
  CreateShareholder: ['firstName', 'lastName'],
  ChangeOwnPassword: ['currentPassword', 'newPassword', 'confirmPassword'],
  ContactInfo: ['name', 'email', 'companyName', 'message'],
  CreateScreening: ['firstname', 'surname', 'dob', 'nationality'],
  ResetPassword: ['password'],
  AcceptInvitation: ['password'],
  SaveUserChanges: PROFILE_BODY,
  UpdateAccount: ['username'],
  UpdateTask: ['status'],
  UpdateCompanyBody: ['city'],
  MarkNotices: ['ids'],
  UploadComment: ['id', 'comment_structure'],
};
