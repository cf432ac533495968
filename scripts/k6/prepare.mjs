import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { codeOf } from '../../deploy/jobs/totp.mjs';

/**
 * @typedef {{ email: string, password: string, secret: string }} Account
 * @typedef {{ maker: Account, checker: Account, client: string, holder: string, owner: string }} Pair people who work at clients of their own
 * @typedef {(method: string, path: string, body?: object) => Promise<any>} Call
 */

const AT_ONCE = 4;
const CODE_MS = 30_000;

/**
 * Makes a tenant with pairs of people, each with a second factor, and the clients they work at.
 * @param {string} url of an installation that takes registrations
 * @param {number} count of pairs
 * @returns {Promise<{ pairs: Pair[], screens: boolean }>} `screens`: the installation has sanction lists to screen against
 */
export async function prepare(url, count) {
  const administrator = newPerson('Load Administrator');
  const admin = caller(url, (await caller(url)('POST', 'register', administrator)).token);
  /** @type {Pair[]} */
  const pairs = [];
  const left = Array.from({ length: count }, (_, number) => number);
  const work = async () => {
    for (let number = left.shift(); number !== undefined; number = left.shift())
      pairs.push(await newPair(url, admin, number));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  // A code counts once, and the people have just used theirs: they sign in with the next one.
  await delay(CODE_MS - (Date.now() % CODE_MS) + 500);
  return { pairs, screens: await canScreen(admin, pairs[0]?.client ?? '') };
}

/** @param {string} username */
const newPerson = (username) => ({
  username,
  email: `${randomUUID()}@load.example`,
  password: `Aa1-${randomUUID().slice(0, 14)}`,
});

/** @param {string} url @param {Call} admin @param {number} number @returns {Promise<Pair>} */
async function newPair(url, admin, number) {
  const maker = await newAccount(url, admin, `Load Maker ${number}`, 'DATA_CONTROLLER');
  const checker = await newAccount(url, admin, `Load Checker ${number}`, 'DATA_PROCESSOR');
  const corporate = { name: `Load ${number} B.V.`, company_type: 'corporate', location_type: 'local' };
  const { company } = await admin('POST', 'create-company', corporate);
  const named = { first_name: 'Load', last_name: `Holder ${number}` };
  const holder = await admin('POST', 'create-company', {
    company_type: 'account_holder',
    account_holder_type: 'bank',
    ...named,
  });
  const owner = { company_id: holder.company._id, firstName: 'Load', lastName: `Owner ${number}` };
  const { ubo, changes } = await admin('POST', 'ubo/create', owner);
  // What an owner's document changes can only be approved once the owner is.
  for (const id of changes) await approve(checker.own, id);
  return {
    maker: maker.account,
    checker: checker.account,
    client: company._id,
    holder: holder.company._id,
    owner: ubo._id,
  };
}

/** @param {string} url @param {Call} admin @param {string} username @param {string} type @returns {Promise<{ account: Account, own: Call }>} */
async function newAccount(url, admin, username, type) {
  const { email, password } = newPerson(username);
  await admin('POST', 'user/account/create', { username, email, password, type });
  const { token } = await caller(url)('POST', 'login', { email, password });
  const own = caller(url, token);
  const { secret } = await own('POST', 'user/set-up-two-fa', {});
  await own('POST', 'user/verify-otp', { token: codeOf(secret) });
  return { account: { email, password, secret }, own };
}

/** Workflow hears of a change a moment after it was made. @param {Call} checker @param {string} id */
async function approve(checker, id) {
  for (let tries = 1; ; tries++) {
    const error = await checker('POST', 'changes/approve', { id }).then(
      () => undefined,
      (/** @type {Error} */ failed) => failed,
    );
    if (!error) return;
    if (tries === 50) throw error;
    await delay(100);
  }
}

/** @param {Call} admin @param {string} company_id */
const canScreen = (admin, company_id) =>
  admin('POST', 'sanction-screening/create', {
    company_id,
    firstname: 'Maria',
    surname: 'Martina',
    dob: '1970-01-01',
    nationality: 'NL',
  }).then(
    () => true,
    () => false,
  );

/** @param {string} url @param {string} [token] @returns {Call} */
function caller(url, token) {
  return async (method, path, body) => {
    const headers = {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const response = await fetch(`${url}/api/v1/${path}`, { method, headers, body: body && JSON.stringify(body) });
    const answer = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
    return answer;
  };
}
