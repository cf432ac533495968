import { join } from 'node:path';
import { inRoot } from './paths.mjs';

/**
 * @typedef {object} Addresses what `processEnvironment` needs to know besides secrets
 * @property {Record<string, string>} servers MONGO_URL, NATS_URL, S3_…, SMTP_URL
 * @property {string} dir of the system's data
 * @property {number} gatewayPort
 * @property {string} publicUrl where people open the application, unless `given` knows better
 * @property {boolean} natsHasUsers the local server has a user per process; an external one has those of the environment
 *
 * @typedef {{ name: string, healthPort: number }} Started
 */

/**
 * The environment of one process; secrets go only to the process that needs them.
 * @param {Started} process
 * @param {Addresses} addresses
 * @param {import('./secrets.mjs').Secrets} secrets
 * @param {NodeJS.ProcessEnv} [given] settings of the user
 * @returns {NodeJS.ProcessEnv}
 */
export function processEnvironment({ name, healthPort }, addresses, secrets, given = {}) {
  const { servers, dir, gatewayPort, publicUrl, natsHasUsers } = addresses;
  return {
    // An index belongs to its data: two systems on one machine keep theirs apart.
    SANCTIONS_CACHE: join(dir, 'sanctions'),
    PUBLIC_URL: publicUrl,
    // Nobody spreads requests over several gateways here: Ctrl-C need not wait.
    DRAIN_S: '0',
    ...given,
    ...servers,
    ...(natsHasUsers && { NATS_USER: name, NATS_PASSWORD: secrets.nats[name] ?? '' }),
    HEALTH_PORT: String(healthPort),
    PRINCIPAL_PUBLIC_KEY: secrets.principal.publicKey,
    ...(name === 'gateway' && gatewayOnly(gatewayPort, secrets)),
    ...(name === 'identity' && { SECRET_KEY: secrets.secretKey, PASSWORD_PEPPER: secrets.passwordPepper }),
  };
}

/** @param {number} port @param {import('./secrets.mjs').Secrets} secrets */
const gatewayOnly = (port, secrets) => ({
  GATEWAY_PORT: String(port),
  WEB_ROOT: inRoot('web', 'dist'),
  PRINCIPAL_PRIVATE_KEY: secrets.principal.privateKey,
});
