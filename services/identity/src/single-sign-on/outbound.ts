import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { settings } from '../settings.js';

/** Networks in which only our own machines are. */
const INNER = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 3],
] as const)
  INNER.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 127],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  INNER.addSubnet(network, bits, 'ipv6');

const isInner = (address: string): boolean => INNER.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * Fetches from an address that an administrator of some tenant gave: over https, from no machine of ours, following nobody
 * elsewhere. `SSO_INNER_PROVIDERS` lifts the first two for a provider beside this installation.
 */
export async function fetchOutside(url: string, options: object): Promise<Response> {
  const { protocol, hostname } = new URL(url);
  if (!settings.SSO_INNER_PROVIDERS) {
    if (protocol !== 'https:') throw new Error('The provider is not reached over https');
    const found = await lookup(hostname.replaceAll(/[[\]]/g, ''), { all: true });
    if (found.some(({ address }) => isInner(address))) throw new Error('The provider is not on the internet');
  }
  return fetch(url, { ...options, redirect: 'manual' });
}
