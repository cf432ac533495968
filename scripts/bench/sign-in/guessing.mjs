import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { codeOf } from '../../../deploy/jobs/totp.mjs';
import { caller } from '../tenant.mjs';
import { ask, someAddress } from './ask.mjs';

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const letters = () => Array.from({ length: 5 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/**
 * Somebody who guesses the token of a reset mail that is under way, and somebody with the right password who guesses a recovery code,
 * the latter from another address each time: how many guesses were looked at, and how many the limits turned away unseen.
 * @param {string} url @param {import('../tenant.mjs').Someone} admin @param {number} count
 */
export async function guessing(url, admin, count) {
  const victim = await withRecoveryCodes(url, admin);
  await ask(url, 'user/forgot-password-request', { email: victim.email });
  const address = someAddress();
  const { email, password } = victim;
  return [
    await guess('reset token, one address', count, 'identity.token.ended', () => {
      const token = `dor1.${randomBytes(32).toString('base64url')}`;
      return ask(url, 'user/forgot-password-response', { token, password: 'Tulip-Garden-9' }, { address });
    }),
    await guess('recovery code, many addresses', count, 'identity.code.wrong', () =>
      ask(url, 'login', { email, password, recovery_code: `${letters()}-${letters()}` }),
    ),
  ];
}

/** @param {string} what @param {number} count @param {string} wrong @param {() => Promise<{ status: number, code?: string }>} once */
async function guess(what, count, wrong, once) {
  const seen = { 'looked at': 0, 'turned away': 0, accepted: 0 };
  for (let n = 0; n < count; n++) {
    const { status, code } = await once();
    if (status === 200) seen.accepted += 1;
    else if (code === wrong) seen['looked at'] += 1;
    else if (status === 429) seen['turned away'] += 1;
    else throw new Error(`${what}: ${status} ${code}`);
  }
  return { guessed: what, guesses: count, ...seen };
}

/** A colleague with a second factor and codes for the day it is lost. @param {string} url @param {import('../tenant.mjs').Someone} admin */
async function withRecoveryCodes(url, admin) {
  const [email, password] = [`${randomUUID()}@bench.example`, randomUUID().slice(0, 20)];
  await admin.call('POST', 'user/account/create', {
    username: 'Bench Victim',
    email,
    password,
    type: 'DATA_PROCESSOR',
  });
  const { token } = await caller(url)('POST', 'login', { email, password });
  const own = caller(url, token);
  const { secret } = await own('POST', 'user/set-up-two-fa', {});
  await own('POST', 'user/verify-otp', { token: codeOf(secret) });
  await own('POST', 'user/recovery-codes', { currentPassword: password });
  return { email, password };
}
