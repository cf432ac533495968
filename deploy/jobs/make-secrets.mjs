// Makes the Secrets of an installation that are not there yet: SECRETS='[{ "name": "dossier-keys", "holds": "keys" }, …]'.
// One that is there stays as it is, as stored data cannot be read without it: the pod's role can make Secrets, and neither read nor
// change them.

import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { completeSecrets } from '../../scripts/start/secrets.mjs';

/** @typedef {{ name: string, holds: 'keys' | 'password' | 's3' | 'url', url?: string }} Wanted */

/** A letter first: nats.conf reads a value that begins with a digit as a number. */
const password = () => `p${randomBytes(24).toString('hex')}`;

/** @type {Record<Wanted['holds'], (wanted: Wanted) => Record<string, string>>} */
const contents = {
  keys: () => {
    const { principal, secretKey, passwordPepper } = completeSecrets();
    return {
      'principal-private-key': principal.privateKey,
      'principal-public-key': principal.publicKey,
      'secret-key': secretKey,
      'password-pepper': passwordPepper,
    };
  },
  password: () => ({ password: password() }),
  s3: () => ({ 'access-key': 'dossier', 'secret-key': password() }),
  url: ({ url = '' }) => ({ url }),
};

const account = process.env.SERVICE_ACCOUNT ?? '/var/run/secrets/kubernetes.io/serviceaccount';
const [namespace, token] = await Promise.all(
  ['namespace', 'token'].map((file) => readFile(`${account}/${file}`, 'utf8')),
);
const api = process.env.API_SERVER ?? 'https://kubernetes.default.svc';
const longestMs = 60_000;

/** @param {Wanted} wanted @returns {Promise<'made' | 'kept'>} */
async function make(wanted) {
  const body = JSON.stringify({
    apiVersion: 'v1',
    kind: 'Secret',
    type: 'Opaque',
    metadata: { name: wanted.name, labels: { 'app.kubernetes.io/managed-by': 'dossier' } },
    stringData: contents[wanted.holds](wanted),
  });
  const headers = { authorization: `Bearer ${token?.trim()}`, 'content-type': 'application/json' };
  for (const since = Date.now(); ; await delay(1_000)) {
    const response = await fetch(`${api}/api/v1/namespaces/${namespace?.trim()}/secrets`, {
      method: 'POST',
      headers,
      body,
    }).catch((/** @type {Error} */ error) => error);
    if (response instanceof Response) {
      if (response.status === 409) return 'kept';
      if (response.ok) return 'made';
      if (response.status < 500) throw new Error(`Secret ${wanted.name}: ${response.status} ${await response.text()}`);
    }
    if (Date.now() - since > longestMs)
      throw new Error(`The API server does not take Secret ${wanted.name}: ${response}`);
  }
}

/** @type {Wanted[]} */
const wanted = JSON.parse(process.env.SECRETS ?? '[]');
for (const one of wanted) console.log(`${await make(one)} ${one.name}`);
