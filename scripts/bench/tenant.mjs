import { randomUUID } from 'node:crypto';

/**
 * @typedef {{ id: string, token: string, call: (method: string, path: string, body?: object) => Promise<any> }} Someone
 * @typedef {{ url: string, admin: Someone, checker: Someone }} Tenant
 */

/** Registers a company with an administrator and a supervisor. @param {string} url @returns {Promise<Tenant>} */
export async function openTenant(url) {
  const anybody = caller(url);
  const [maker, checker] = [newPerson('Bench Maker'), newPerson('Bench Checker')];
  const admin = await signedIn(url, await anybody('POST', 'register', maker));
  await admin.call('POST', 'user/account/create', { ...checker, type: 'DATA_PROCESSOR' });
  const { username: _, ...credentials } = checker;
  return { url, admin, checker: await signedIn(url, await anybody('POST', 'login', credentials)) };
}

const newPerson = (/** @type {string} */ username) => ({
  username,
  email: `${randomUUID()}@example.com`,
  password: randomUUID().slice(0, 20),
});

/** @param {string} url @param {{ token: string }} session */
async function signedIn(url, { token }) {
  const call = caller(url, token);
  const { user } = await call('GET', 'get-user');
  return { id: user._id, token, call };
}

/** Calls as whoever has the token, nobody without one. @param {string} url @param {string} [token] */
export function caller(url, token) {
  return async (
    /** @type {string} */ method,
    /** @type {string} */ path,
    /** @type {object | undefined} */ body = undefined,
  ) => {
    const response = await fetch(`${url}/api/v1/${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: body && JSON.stringify(body),
    });
    const answer = /** @type {any} */ (await response.json());
    if (!response.ok)
      throw Object.assign(new Error(`${method} ${path}: ${JSON.stringify(answer)}`), {
        code: answer.code,
        status: response.status,
      });
    return answer;
  };
}
