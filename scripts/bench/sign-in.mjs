import { report } from './report.mjs';
import { guessing } from './sign-in/guessing.mjs';
import { knownOrUnknown } from './sign-in/known-or-unknown.mjs';
import { morePeople } from './sign-in/people.mjs';
import { underLoad } from './sign-in/under-load.mjs';

const PASSWORD = 'Tulip-Garden-9';
const SIGNING_IN = 200;

/**
 * Signing in: how fast while others read, whether it tells who is known, and what guessing comes to. The system has the limits that it
 * has for everybody, and one proxy of ours before it.
 * @param {import('../start/system.mjs').System} system @param {import('./tenant.mjs').Tenant} tenant
 * @param {{ seconds: number, samples: number, guesses: number }} size
 */
export async function benchSignIn({ url, settings }, { admin }, { seconds, samples, guesses }) {
  const email = 'bench.model@bench.example';
  const { user } = await admin.call('POST', 'user/account/create', {
    username: 'Bench Model',
    email,
    password: PASSWORD,
    type: 'DATA_PROCESSOR',
  });
  const people = await morePeople(settings.MONGO_URL ?? '', user._id, PASSWORD, SIGNING_IN + samples);
  const holder = {
    company_type: 'account_holder',
    account_holder_type: 'bank',
    first_name: 'Bench',
    last_name: 'Signer',
  };
  const { company } = await admin.call('POST', 'create-company', holder);
  const account = { company_id: company._id, account_number: '4711' };
  const { accountNumber } = await admin.call('POST', 'account-number/create', account);
  const reader = { token: admin.token, record: accountNumber._id };
  await report('sign-in', await underLoad(url, reader, people.slice(0, SIGNING_IN), seconds));
  await report('sign-in-known', await knownOrUnknown(url, people.slice(SIGNING_IN)));
  await report('sign-in-guessing', await guessing(url, admin, guesses));
}
