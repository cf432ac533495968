import { randomInt } from 'node:crypto';

/**
 * A request that counts as coming from `address`, which the gateway believes of the proxy that this bench plays.
 * @param {string} url @param {string} path @param {object | undefined} body a GET without one
 * @param {{ token?: string, address?: string }} [by]
 * @returns {Promise<{ status: number, code?: string, ms: number }>}
 */
export async function ask(url, path, body, { token, address = someAddress() } = {}) {
  const since = performance.now();
  const response = await fetch(`${url}/api/v1/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'x-forwarded-for': address,
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: body && JSON.stringify(body),
  });
  const { code } = /** @type {{ code?: string }} */ (await response.json());
  return { status: response.status, code, ms: performance.now() - since };
}

export const someAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
