import { lookup } from 'node:dns/promises';
import { isPublicAddress } from '@dossier/kit/public-address';
import { settings } from '../settings.js';

/**
 * Fetches from an address that an administrator of some tenant gave: over https, from no machine of ours, following nobody
 * elsewhere. `SSO_INNER_PROVIDERS` lifts the first two for a provider beside this installation.
 */
export async function fetchOutside(url: string, options: object): Promise<Response> {
  const { protocol, hostname } = new URL(url);
  if (!settings.SSO_INNER_PROVIDERS) {
    if (protocol !== 'https:') throw new Error('The provider is not reached over https');
    const found = await lookup(hostname.replaceAll(/[[\]]/g, ''), { all: true });
    if (!found.every(({ address }) => isPublicAddress(address))) throw new Error('The provider is not on the internet');
  }
  return fetch(url, { ...options, redirect: 'manual' });
}
