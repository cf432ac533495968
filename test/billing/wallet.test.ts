import { allocateWallet } from '@dossier/proto/calls/billing-wallet';
import { getUser } from '@dossier/proto/calls/identity-profile';
import { describe, expect, it } from '@jest/globals';
import { expectFailure, expectInvalid } from '../support/expect.js';
import { addUser, newTenant, succeeded } from '../support/people.js';
import { newOperator } from './operator.js';

describe('the deposit address of a company', () => {
  it('is made once, also of many requests at once, and is nobody else’s', async () => {
    const [first, second] = [await newTenant(), await newTenant('Bea Second')];
    const asked = await Promise.all(
      [first, second, first, second, first].map(({ admin }) => admin.call(allocateWallet)),
    );
    const [ofFirst, ofSecond, ...again] = asked.map((answer) => succeeded(answer).address);
    expect(ofFirst).toMatch(/^0x(?=.*[A-F])(?=.*[a-f])[0-9A-Fa-f]{40}$/);
    expect(ofSecond).not.toBe(ofFirst);
    expect(again).toEqual([ofFirst, ofSecond, ofFirst]);
    expect(succeeded(await first.admin.call(getUser)).wallet).toEqual({ address: ofFirst, loaded: true });
  });

  it('is for those alone who see the wallet', async () => {
    const tenant = await newTenant();
    const officer = await addUser(tenant, 'COMPLIANCE_OFFICER');
    expectFailure(await officer.call(allocateWallet), 403, 'permission.denied');
    expectFailure(await (await newOperator()).call(allocateWallet), 403, 'permission.denied');
  });

  it('takes no words from whoever asks', async () => {
    const { admin } = await newTenant();
    expectInvalid(await admin.call(allocateWallet, { address: '0x00' }), 'address');
  });
});
