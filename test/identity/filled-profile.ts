import { getUser, saveUserChanges } from '@dossier/proto/calls/identity';
import { type Person, succeeded } from '../support/people.js';

/** Every field of the profile settings, as the screen sends them. */
export const filledProfile = (more: Record<string, string> = {}) => ({
  rentity_id: 'TRUST-0007',
  rentity_branch: 'Willemstad',
  title_name: 'Mr. dr.',
  first_name: 'Anna',
  last_name: 'Keller',
  gender: 'Female',
  birth_date: '1975-05-31',
  id_number: '197505310',
  nationality: 'CW',
  occupation: 'Compliance officer',
  passport_number: 'NX4711K20',
  pasport_country: 'NL',
  address_type: 'Business',
  address: 'Kaya Flamboyan 7, Rooi Catootje',
  town: 'Willemstad',
  city: 'Willemstad',
  zip: '00000',
  country: 'CW',
  state: 'Curaçao',
  phone_type: 'Business',
  communication_type: 'Mobile Phone',
  phone_prefix: '+599',
  phone_number: '95123456',
  ...more,
});

export const saveProfile = (by: Person, more: Record<string, string> = {}) =>
  by.call(saveUserChanges, filledProfile({ email: by.email, ...more }));

export const profileOf = async (by: Person) => succeeded(await by.call(getUser));
