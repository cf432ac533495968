import { secp256k1 } from '@noble/curves/secp256k1.js';
import { HDKey, publicKeyToAddress } from 'viem/accounts';

/** An account key of BIP-44: `m/44'/60'/0'`. Everything below it is derived without a secret. */
const ACCOUNT_DEPTH = 3;
const XPUB = /^xpub[1-9A-HJ-NP-Za-km-z]{107}$/;
const EXTERNAL = 0;

/** Throws a sentence that does not repeat the text. */
export function readXpub(text: string): HDKey {
  if (!XPUB.test(text)) throw new Error('WALLET_XPUB must be an extended public key that begins with xpub');
  let key: HDKey;
  try {
    key = HDKey.fromExtendedKey(text);
  } catch {
    throw new Error('WALLET_XPUB is damaged: its checksum is wrong');
  }
  if (key.depth !== ACCOUNT_DEPTH) throw new Error("WALLET_XPUB must be the key of an account, m/44'/60'/0'");
  return key;
}

/** The address `m/44'/60'/0'/0/<index>`, with the checksum of EIP-55. */
export function addressAt(account: HDKey, index: number): string {
  const { publicKey } = account.deriveChild(EXTERNAL).deriveChild(index);
  if (!publicKey) throw new Error('An extended public key has public keys below it');
  const point = secp256k1.Point.fromBytes(publicKey).toBytes(false);
  return publicKeyToAddress(`0x${Buffer.from(point).toString('hex')}`);
}
