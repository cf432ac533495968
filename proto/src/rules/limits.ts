/** Limits that server and browser both apply. Lengths are in characters, sizes in bytes, times in milliseconds unless the name says so. */
export const LIMITS = {
  username: { min: 3, max: 20 },
  password: { min: 6, max: 30 },
  /** When a signed-in user changes the own password. */
  newPassword: { min: 8, max: 30 },
  generatedPassword: 14,
  codeDigits: 6,
  email: 254,
  name: { min: 3, max: 100 },
  entityName: { min: 5, max: 255 },
  address: { min: 15, max: 100 },
  city: { min: 3, max: 255 },
  zip: 5,
  passportNumber: { min: 5, max: 100 },
  idNumber: { min: 9, max: 100 },
  tinDigits: 10,
  bankName: { min: 5, max: 255 },
  text: 2_000,
  richText: 20_000,
  phoneDigits: { min: 7, max: 14 },
  screeningName: 3,
  label: { min: 3, max: 200 },
  denialReason: 10,
  dueDiligenceEntityName: { min: 8, max: 200 },
  dueDiligenceElements: 200,
} as const;

/** Of what a company asks for of its clients: months of age, days ahead, and requirements of its own. */
export const REQUIREMENTS = { months: 240, days: 365, own: 50 } as const;

/** Of a request that carries no file. */
export const BODY = {
  maxBytes: 1_048_576,
  /** Fields of one object. */
  keys: 1_000,
  /** Values in all, the lists and objects that hold them counted too. */
  values: 20_000,
  levels: 32,
  /** Bad fields that one answer names. */
  namedErrors: 50,
} as const;

export const UPLOAD = {
  maxBytes: 10_485_760,
  /** What the general upload widget takes; a document of the client file goes by the catalogue. */
  formats: ['pdf', 'png'],
  /** Of a picture, unpacked: more than an A3 page at 600 dots per inch has, and as much as a browser can still show. */
  maxPixels: 100_000_000,
} as const;

export const LISTS = {
  page: 30,
  notificationPage: 200,
  pageLinks: 8,
  exactCount: 10_000,
  searchMin: 3,
  searchDebounceMs: 500,
} as const;

export const TIMES = {
  viewTokenSeconds: 60,
  toastErrorMs: 7_000,
  toastMs: 3_000,
} as const;
