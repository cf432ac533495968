import { isIP } from 'node:net';

const MOST_HOPS = 10;

/** `2` proxies of ours stand before the gateway, or those of `10.0.0.0/8, fd00::/8`: only what they say of an address is believed. */
export function trustedProxies(text: string): false | number | string[] {
  const given = text.trim();
  if (given === '' || given === '0') return false;
  if (/^\d+$/.test(given) && Number(given) <= MOST_HOPS) return Number(given);
  const networks = given.split(',').map((network) => network.trim());
  if (networks.every(isNetwork)) return networks;
  // With a plain "yes" the sender itself would say from where it comes.
  throw new Error(
    `Settings: TRUST_PROXY must be how many proxies of ours stand before the gateway (1 to ${MOST_HOPS}) or their networks (10.0.0.0/8,fd00::/8), and is ${JSON.stringify(given)}`,
  );
}

function isNetwork(text: string): boolean {
  const [address = '', length, ...more] = text.split('/');
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    bits > 0 && more.length === 0 && (length === undefined || (/^\d{1,3}$/.test(length) && isPrefix(length, bits)))
  );
}

/** A network of everybody is none of ours. */
const isPrefix = (length: string, bits: number): boolean => Number(length) >= 1 && Number(length) <= bits;
