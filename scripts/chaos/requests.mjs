import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

const TIMEOUT_MS = 10_000;
const PATIENCE_MS = 60_000;

/**
 * @typedef {{ status: number, body: Record<string, any> }} Answer
 * @typedef {object} Traffic what the clients saw
 * @property {number} requests
 * @property {Record<string, number>} statuses how many answers of each status; `none` for no answer
 * @property {string[]} wrong answers that no outage excuses
 */

/** @returns {Traffic} */
export const newTraffic = () => ({ requests: 0, statuses: {}, wrong: [] });

/** Neither done nor refused: worth another try. The list of reviews learns of a change a moment after the save. */
const isPassing = (/** @type {Answer} */ { status, body }) =>
  status === 0 || status === 503 || body.code === 'object.conflict' || body.code === 'workflow.change.not_found';

/** An outage may cost time; it may never look like a wrong password, a lost permission or a broken program. */
const isWrong = (/** @type {Answer} */ { status }) =>
  status === 401 || status === 403 || (status >= 500 && status !== 503);

/**
 * The calls of one person, to each gateway in turn. Each is repeated under one Idempotency-Key until it is answered for good.
 * @param {readonly string[]} urls of the gateways @param {string} token @param {Traffic} traffic
 */
export function caller(urls, token, traffic) {
  let turn = 0;
  const call = async (/** @type {string} */ method, /** @type {string} */ path, /** @type {object} */ input) => {
    const key = randomUUID();
    const end = Date.now() + PATIENCE_MS;
    for (let tries = 1; ; tries++) {
      const answer = await once(`${urls[turn++ % urls.length]}/api/v1/${path}`, method, token, key, input);
      note(traffic, `${method} ${path}`, answer);
      if (!isPassing(answer)) return answer;
      if (Date.now() > end) throw new Error(`${method} ${path} had no answer for ${PATIENCE_MS / 1000} s`);
      await delay(Math.min(50 * tries, 500));
    }
  };
  return {
    get: (/** @type {string} */ path) => call('GET', path, {}),
    post: (/** @type {string} */ path, /** @type {object} */ body) => call('POST', path, body),
  };
}

/** @typedef {ReturnType<typeof caller>} Person */

/** @param {string} address @param {string} method @param {string} token @param {string} key @param {object} input @returns {Promise<Answer>} */
async function once(address, method, token, key, input) {
  try {
    const response = await fetch(address, {
      method,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(input) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body = /** @type {Record<string, any>} */ (await response.json());
    return { status: response.status, body };
  } catch {
    return { status: 0, body: {} };
  }
}

/** @param {Traffic} traffic @param {string} what @param {Answer} answer */
function note(traffic, what, answer) {
  const name = answer.status === 0 ? 'none' : String(answer.status);
  traffic.requests++;
  traffic.statuses[name] = (traffic.statuses[name] ?? 0) + 1;
  if (isWrong(answer)) traffic.wrong.push(`${what}: ${answer.status} ${answer.body.code}`);
}

/** @param {Answer} answer @returns {Record<string, any>} the body of a success */
export function succeeded({ status, body }) {
  if (status !== 200) throw new Error(`Expected success, got ${status} ${JSON.stringify(body)}`);
  return body;
}
