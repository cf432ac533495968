import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../servers/folder.mjs';
import { problem } from '../servers/problem.mjs';
import { natsUsers } from './processes.mjs';

/**
 * @typedef {object} Secrets
 * @property {{ accessKey: string, secretKey: string }} s3
 * @property {{ privateKey: string, publicKey: string }} principal Ed25519, base64 of PKCS8 and SPKI DER
 * @property {string} secretKey 32 bytes, base64: encrypts two-factor secrets
 * @property {string} passwordPepper
 * @property {Record<string, string>} nats password by user
 */

const random = (/** @type {number} */ bytes) => randomBytes(bytes).toString('base64');
const password = () => randomBytes(24).toString('base64url');

function principalKeys() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  };
}

/**
 * @param {Partial<Secrets>} [known] kept as they are
 * @returns {Secrets}
 */
export const completeSecrets = (known = {}) => ({
  s3: known.s3 ?? { accessKey: 'dossier', secretKey: password() },
  principal: known.principal ?? principalKeys(),
  secretKey: known.secretKey ?? random(32),
  passwordPepper: known.passwordPepper ?? random(32),
  nats: { ...Object.fromEntries(natsUsers.map((user) => [user, password()])), ...known.nats },
});

/**
 * The secrets of a data folder, made at the first start. Losing them makes two-factor secrets and passwords in it useless.
 * @param {string} dir
 * @returns {Promise<Secrets>}
 */
export async function loadSecrets(dir) {
  const file = join(dir, 'secrets.json');
  const text = await readFile(file, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  const secrets = completeSecrets(parse(text, file));
  await makeFolder(dir);
  await writeFile(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return secrets;
}

/** @param {string} text @param {string} file @returns {Partial<Secrets>} */
function parse(text, file) {
  try {
    return JSON.parse(text);
  } catch {
    throw problem(`${file} is damaged; restore it from a backup, or start over with npm start -- --fresh.`);
  }
}
