import { getUser, login, saveUserChanges } from '@dossier/proto/calls/identity';
import { PROFILE_NAMES } from '@dossier/proto/rules/profile';
import { profile } from '@dossier/proto/texts/profile';
import { describe, expect, it } from '@jest/globals';
import { api } from '../support/api.js';
import { expectFailure, expectInvalid } from '../support/expect.js';
import { addUser, newEmail, newTenant, succeeded } from '../support/people.js';
import { profileOf, saveProfile } from './filled-profile.js';
import { filledProfile } from './profile-values.js';

const { messages } = profile;

describe('the profile settings', () => {
  it('are kept, field by field, and shown to their owner alone', async () => {
    const tenant = await newTenant();
    const person = await addUser(tenant, 'TRUST_OFFICER');
    expect(await profileOf(person)).toMatchObject({
      userInformation: { email: person.email, email_verified: false },
      userAddress: null,
      userPhone: null,
    });
    expect(succeeded(await saveProfile(person)).email_changed).toBe(false);
    const { userInformation, userAddress, userPhone } = await profileOf(person);
    expect({ ...userInformation, ...userAddress, ...userPhone }).toEqual({
      ...filledProfile(),
      email: person.email,
      email_verified: false,
    });
    expect(Object.keys(userAddress ?? {})).toEqual([
      'address_type',
      'address',
      'town',
      'city',
      'zip',
      'country',
      'state',
    ]);
    const seen = succeeded(await tenant.admin.call(getUser, { id: person.id }));
    expect([seen.userInformation, seen.userAddress, seen.userPhone]).toEqual([null, null, null]);
    succeeded(await saveProfile(person, { occupation: '', birth_date: '' }));
    expect((await profileOf(person)).userInformation).not.toHaveProperty('occupation');
  });

  it('are nobody’s without a session', async () => {
    expectFailure(await api()(saveUserChanges, filledProfile()), 401, 'session.missing');
  });

  it('name every empty field that is needed', async () => {
    const { admin } = await newTenant();
    const { body } = await admin.call(saveUserChanges, {});
    expect(body.errors).toEqual({
      rentity_id: messages.rentity_id,
      first_name: 'Please provide a Name',
      last_name: 'Please provide a Name',
      email: 'Please provide a valid email',
      gender: 'Please select a gender',
      id_number: 'Please provide ID Number',
      nationality: 'Please select a nationality',
      address_type: 'Please select an address type',
      address: 'Please provide a value',
      city: 'Please provide a value',
      zip: 'Please provide a value',
      country: 'Please select a country',
      phone_type: 'Please select a phone type',
      communication_type: 'Please select a communication type',
      phone_prefix: 'Please select a country prefix',
      phone_number: 'Please provide a value',
    });
  });

  it('name every wrong field in one answer, and keep what was', async () => {
    const { admin } = await newTenant();
    succeeded(await saveProfile(admin));
    const bad = {
      rentity_id: 'ab',
      rentity_branch: 'ab',
      title_name: 'abc',
      first_name: 'ab',
      last_name: 'a'.repeat(21),
      email: 'nobody',
      gender: 'Other',
      birth_date: '1975-02-30',
      id_number: '12345678',
      nationality: 'Atlantis',
      occupation: 'x',
      passport_number: '1234',
      pasport_country: '',
      address_type: 'Home',
      address: 'Short street 1',
      town: 'ab',
      city: 'ab',
      zip: '1234AB',
      country: 'XX',
      state: 'ab',
      phone_type: 'Other',
      communication_type: 'Pigeon',
      phone_prefix: '+0',
      phone_number: '12-34567',
    };
    const answer = await admin.call(saveUserChanges, bad);
    expectInvalid(answer, ...PROFILE_NAMES);
    expect(answer.body.errors).toMatchObject({
      first_name: 'Name should be from 3 to 20 characters long',
      id_number: 'ID Number should be at least 9 characters long',
      phone_number: 'Phone number is not valid',
      pasport_country: 'Please select a country',
    });
    for (const birth_date of ['2005-01-01', '1929-12-31'])
      expect((await saveProfile(admin, { birth_date })).body.errors).toEqual({ birth_date: messages.birthYear });
    expect((await saveProfile(admin, { first_name: 'An\u202ena' })).body.errors?.first_name).toContain('U+202E');
    expect((await profileOf(admin)).userInformation).toMatchObject({ first_name: 'Anna', birth_date: '1975-05-31' });
  });

  it('change the e-mail address with the password only, and it has to be confirmed again', async () => {
    const tenant = await newTenant();
    const person = await addUser(tenant, 'DATA_PROCESSOR');
    const email = newEmail();
    expectFailure(await saveProfile(person, { email }), 400, 'identity.password.wrong');
    expectFailure(
      await saveProfile(person, { email, currentPassword: 'wrong-Password' }),
      400,
      'identity.password.wrong',
    );
    const used = await saveProfile(person, { email: tenant.admin.email, currentPassword: person.password });
    expectFailure(used, 400, 'identity.user.email_used');
    expect(Object.keys(used.body.errors ?? {})).toEqual(['email']);
    const saved = await saveProfile(person, { email: email.toUpperCase(), currentPassword: person.password });
    expect(succeeded(saved).email_changed).toBe(true);
    expect((await profileOf(person)).user).toMatchObject({ email, email_verified: false });
    expect((await api()(login, { email, password: person.password })).status).toBe(200);
    const old = await api()(login, { email: person.email, password: person.password });
    expectFailure(old, 401, 'identity.credentials.wrong');
  });
});
