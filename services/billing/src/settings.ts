import { readSettings } from '@dossier/kit/config';

/** What this service reads beside the settings of every service. */
export const billingSettings = {
  WALLET_XPUB: {
    type: 'text',
    default: '',
    sentence: "Extended public key of the account (m/44'/60'/0') that deposits are paid to; without it none are taken.",
  },
  LOW_BALANCE: {
    type: 'number',
    default: 10,
    from: 0,
    sentence: 'Whoever may report to the FIU gets a mail when the company has fewer credits than this; 0 sends none.',
  },
  CHAIN_RPC_URL: {
    type: 'text',
    default: '',
    sentence:
      'JSON-RPC address of an EVM node that is asked for deposits; without it no address to pay to is given out.',
    secret: true,
  },
  CHAIN_ID: { type: 'number', default: 1, from: 1, sentence: 'Chain that the node has to be of.' },
  TOKEN_ADDRESS: { type: 'text', default: '', sentence: 'Contract of the ERC-20 token that deposits are made in.' },
  TOKEN_SYMBOL: { type: 'text', default: 'USDT', sentence: 'What the token is called in the ledger.' },
  TOKEN_DECIMALS: {
    type: 'number',
    default: 6,
    from: 2,
    to: 36,
    sentence: 'Decimals of the token, checked against the contract. One token is one credit.',
  },
  DEPOSIT_CONFIRMATIONS: {
    type: 'number',
    default: 12,
    from: 1,
    sentence: 'Blocks from that of a deposit on, itself included, until it is credited.',
  },
  DEPOSIT_SECONDS: {
    type: 'number',
    default: 15,
    from: 1,
    to: 59,
    sentence: 'Seconds between two looks at the chain.',
  },
} as const;

export const settings = readSettings(billingSettings);
