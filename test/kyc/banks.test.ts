import { listBanks } from '@dossier/proto/calls/kyc-client-file';
import { expect, test } from '@jest/globals';
import { api } from '../support/api.js';
import { expectFailure, expectInvalid } from '../support/expect.js';
import { addUser, newTenant, succeeded } from '../support/people.js';

test('bank names to choose from are there for whoever is signed in, and for nobody else', async () => {
  const tenant = await newTenant();
  for (const person of [tenant.admin, await addUser(tenant, 'CLIENT')]) {
    const { banks } = succeeded(await person.call(listBanks));
    expect(banks.length).toBeGreaterThan(10);
    for (const bank of banks)
      expect(bank).toEqual({ name: expect.any(String), country: expect.stringMatching(/^[A-Z]{2}$/) });
    expect(new Set(banks.map(({ name }) => name)).size).toBe(banks.length);
  }
  expectFailure(await api()(listBanks), 401, 'session.missing');
  expectInvalid(await tenant.admin.call(listBanks, { country: 'CW' }), 'country');
});
