import { isEmail } from '../rules/email.js';
import { contact } from '../texts/contact.js';
import { phrasesOf } from '../texts/define.js';
import { identity } from '../texts/identity.js';
import type { FieldErrors } from '../texts/phrase.js';
import { httpCall } from './call.js';
import { Name, Text } from './fields.js';

const { fillAll, tooLong } = phrasesOf(contact);
const { validation } = phrasesOf(identity);

/** Empty fields have their one sentence, so presence is a rule of the call. */
const given = { optional: true, max: 200, message: tooLong } as const;

export class ContactInfo {
  @Name({ ...given, message: undefined }) name?: string;
  @Text({ ...given, trim: true, max: 254 }) email?: string;
  @Name({ ...given, message: undefined }) companyName?: string;
  @Text({ ...given, trim: true, max: 5_000 }) message?: string;
}

export const CONTACT_FIELDS = ['name', 'email', 'companyName', 'message'] as const;

export class ContactTaken {}

/** Every field that is empty, and an address that is none. */
export function contactErrors(info: ContactInfo): FieldErrors {
  const empty = CONTACT_FIELDS.filter((field) => !info[field]).map((field) => [field, fillAll]);
  const errors = Object.fromEntries(empty) as FieldErrors;
  if (info.email && !isEmail(info.email)) errors.email = validation.email;
  return errors;
}

export const contactInfoText = httpCall({
  subject: 'identity.contact.take',
  method: 'POST',
  path: 'contact-info-text',
  access: 'public',
  summary: 'Write to whoever runs this installation',
  input: ContactInfo,
  output: ContactTaken,
  check: (info, _, broken) =>
    Object.fromEntries(Object.entries(contactErrors(info)).filter(([field]) => !broken.includes(field))),
  writes: true,
  limit: { count: 5, seconds: 3_600 },
});
