import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

const base = `${process.env.DOSSIER_URL ?? 'http://localhost:8080'}/api/v1`;
const MOST_TRIES = 20;

/**
 * One call of the public API. A part that is not there yet is waited for; a refusal ends the seed with what was refused.
 * @param {string} method @param {string} path @param {{ token?: string, body?: object | FormData }} [options]
 * @returns {Promise<any>}
 */
export async function call(method, path, { token, body } = {}) {
  const isForm = body instanceof FormData;
  const headers = {
    'idempotency-key': randomUUID(),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && !isForm && { 'content-type': 'application/json' }),
  };
  for (let tries = 1; ; tries++) {
    const response = await fetch(`${base}/${path}`, { method, headers, body: isForm ? body : JSON.stringify(body) });
    const answer = /** @type {any} */ (await response.json());
    if (response.ok) return answer;
    const isPassing =
      response.status === 503 || answer.code === 'workflow.change.not_found' || answer.code === 'object.conflict';
    if (!isPassing || tries === MOST_TRIES)
      throw Object.assign(new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`), {
        code: answer.code,
      });
    await delay(100 * tries);
  }
}

/** The bytes of a download. @param {string} path @param {string} token */
async function download(path, token) {
  const response = await fetch(`${base}/${path}`, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`GET ${path}: ${response.status} ${await response.text()}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** The calls of one signed-in person. @param {string} token */
export const as = (token) => ({
  download: (/** @type {string} */ path) => download(path, token),
  get: (/** @type {string} */ path) => call('GET', path, { token }),
  post: (/** @type {string} */ path, /** @type {object | FormData} */ body) => call('POST', path, { token, body }),
  put: (/** @type {string} */ path, /** @type {object} */ body) => call('PUT', path, { token, body }),
});

/** @typedef {ReturnType<typeof as>} Person */
