import { phrasesOf } from '../texts/define.js';
import type { FieldErrors, Phrase } from '../texts/phrase.js';
import { profile } from '../texts/profile.js';
import { callingCodes, isCountry } from './countries.js';
import { isDate } from './dates.js';
import { isEmail } from './email.js';
import { invisibleError } from './invisible.js';

const { messages } = phrasesOf(profile);

/** The profile screen takes years of birth from here to here. */
export const BIRTH_YEARS = { min: 1930, max: 2004 } as const;

export const PROFILE_OPTIONS = {
  gender: ['Male', 'Female'],
  address_type: ['Business'],
  phone_type: ['Private', 'Business'],
  communication_type: ['Mobile Phone', 'Landline Phone', 'Fax'],
} as const;

export type ProfileGroup = 'user' | 'address' | 'phone';
type Rule = {
  group: ProfileGroup;
  /** What it is filled in with: a text unless told otherwise. */
  input?: 'choice' | 'country' | 'prefix' | 'date';
  /** The sentence for an empty field; without one it may stay empty. */
  required?: Phrase;
  /** Characters, and the sentence for fewer or more of them. */
  min?: number;
  max: number;
  message?: Phrase;
};
const text = (group: ProfileGroup, min: number, max: number, message: Phrase, required?: Phrase): Rule => ({
  group,
  min,
  max,
  message,
  required,
});
const select = (group: ProfileGroup, input: Rule['input'], message: Phrase, required = true): Rule => ({
  group,
  input,
  max: 100,
  message,
  ...(required ? { required: message } : {}),
});

/** Every field of the profile settings, in the order of the screen. */
export const PROFILE_FIELDS = {
  rentity_id: text('user', 3, 100, messages.rentity_id, messages.rentity_id),
  rentity_branch: text('user', 3, 100, messages.rentity_branch),
  title_name: text('user', 4, 30, messages.title),
  first_name: text('user', 3, 20, messages.name, messages.nameEmpty),
  last_name: text('user', 3, 20, messages.name, messages.nameEmpty),
  email: text('user', 3, 254, messages.email, messages.email),
  gender: select('user', 'choice', messages.gender),
  birth_date: select('user', 'date', messages.birthDate, false),
  id_number: text('user', 9, 100, messages.idNumber, messages.idNumberEmpty),
  nationality: select('user', 'country', messages.nationality),
  occupation: text('user', 3, 100, messages.occupation),
  passport_number: text('user', 5, 100, messages.passport),
  pasport_country: select('user', 'country', messages.country, false),
  address_type: select('address', 'choice', messages.addressType),
  address: text('address', 15, 100, messages.address, messages.value),
  town: text('address', 3, 255, messages.town),
  city: text('address', 3, 255, messages.city, messages.value),
  zip: text('address', 5, 5, messages.zip, messages.value),
  country: select('address', 'country', messages.country),
  state: text('address', 3, 255, messages.state),
  phone_type: select('phone', 'choice', messages.phoneType),
  communication_type: select('phone', 'choice', messages.communicationType),
  phone_prefix: select('phone', 'prefix', messages.prefix),
  phone_number: text('phone', 7, 14, messages.phone, messages.value),
} as const satisfies Record<string, Rule>;

export type ProfileField = keyof typeof PROFILE_FIELDS;
export type ProfileValues = Partial<Record<ProfileField, string>>;
export const PROFILE_NAMES = Object.keys(PROFILE_FIELDS) as ProfileField[];

/** The sentence for each field that cannot be saved; empty if all of it may. Expects trimmed values. */
export function profileErrors(values: ProfileValues): FieldErrors {
  return Object.fromEntries(
    PROFILE_NAMES.flatMap((name): [string, Phrase][] => {
      const sentence = wrong(name, values[name] ?? '', values);
      return sentence ? [[name, sentence]] : [];
    }),
  );
}

function wrong(name: ProfileField, value: string, values: ProfileValues): Phrase | undefined {
  const { required, min = 0, max, message }: Rule = PROFILE_FIELDS[name];
  if (!value) return name === 'pasport_country' && values.passport_number ? messages.country : required;
  const length = [...value].length;
  if (length < min || length > max) return message;
  return invisibleError(value) ?? (fits(name, value) ? undefined : (birthYearError(name, value) ?? message));
}

function fits(name: ProfileField, value: string): boolean {
  const { input }: Rule = PROFILE_FIELDS[name];
  if (input === 'choice')
    return (PROFILE_OPTIONS[name as keyof typeof PROFILE_OPTIONS] as readonly string[]).includes(value);
  if (input === 'country') return isCountry(value);
  if (input === 'prefix') return callingCodes().includes(value);
  if (input === 'date') return isDate(value) && !birthYearError(name, value);
  if (name === 'email') return isEmail(value);
  return name !== 'phone_number' || /^[0-9]+$/.test(value);
}

function birthYearError(name: ProfileField, value: string): Phrase | undefined {
  const year = Number(value.slice(0, 4));
  const isOut = name === 'birth_date' && isDate(value) && (year < BIRTH_YEARS.min || year > BIRTH_YEARS.max);
  return isOut ? messages.birthYear : undefined;
}
