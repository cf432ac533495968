// Whether an installation at DOSSIER_URL does what it is for, in a tenant made for this: two people sign in, the first with a second
// factor, one makes a client and changes it, the other approves the change.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { as, call } from '../../scripts/seed/api.mjs';
import { codeOf } from './totp.mjs';

/** @param {string} username */
const person = (username) => ({
  username,
  email: `${randomUUID()}@test.example`,
  password: `Aa1-${randomUUID().slice(0, 14)}`,
});
/** @param {string} what */
const done = (what) => console.log(`ok  ${what}`);

const [maker, checker] = [person('Test Maker'), person('Test Checker')];
const registered = await call('POST', 'register', { body: maker });
const first = as(registered.token);
const { secret } = await first.post('user/set-up-two-fa', {});
await first.post('user/verify-otp', { token: codeOf(secret) });
done('somebody registers and sets up a second factor');

await first.post('user/account/create', { ...checker, type: 'DATA_PROCESSOR' });
const { email, password } = checker;
const second = as((await call('POST', 'login', { body: { email, password } })).token);
done('a colleague signs in');

const client = { name: `Test client ${new Date().toISOString()}`, company_type: 'corporate', location_type: 'local' };
const { company } = await first.post('create-company', client);
const fields = { activity: 'Shipping' };
const { changes } = await first.post('kyc/save-values', {
  company_id: company._id,
  changes: [{ kind: 'company', id: company._id, fields }],
});
done('a client is made and changed');

await second.post('changes/approve', { id: changes[0] });
done('the colleague approves the change');

const { companyData } = await second.get(`dashboard-data?company_id=${company._id}`);
assert.equal(companyData.activity?.value, fields.activity);
done('the client file shows it');
process.exit(0);
