import { readSettings } from '@dossier/kit/config';

/** What this service reads beside the settings of every service. */
export const billingSettings = {
  WALLET_XPUB: {
    type: 'text',
    default: '',
    sentence: "Extended public key of the account (m/44'/60'/0') that deposits are paid to; without it none are taken.",
  },
} as const;

export const settings = readSettings(billingSettings);
